import { useI18n } from '@quittance/widgets/kit';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { shellTexts } from '../texts.en.ts';

interface UnsavedWorkDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Says that what was entered can't be saved, before the page is left. */
export function UnsavedWorkDialog({ onLeave, onStay }: UnsavedWorkDialogProps) {
  const { t } = useI18n(shellTexts);
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      cancelLabel={t('unsaved.leave')}
      confirmLabel={t('unsaved.stay')}
      onCancel={onLeave}
      onConfirm={onStay}
      onClose={onStay}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  );
}
