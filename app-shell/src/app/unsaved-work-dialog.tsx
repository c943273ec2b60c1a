import { useI18n } from '@quittance/widgets/kit';
import { LeaveDialog } from '../confirm-dialog/leave-dialog.tsx';
import { shellTexts } from '../texts.en.ts';

interface UnsavedWorkDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Says that what was entered can't be saved, before the page is left. */
export function UnsavedWorkDialog({ onLeave, onStay }: UnsavedWorkDialogProps) {
  const { t } = useI18n(shellTexts);
  return (
    <LeaveDialog
      question={{ leave: onLeave, stay: onStay }}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      leaveLabel={t('unsaved.leave')}
      stayLabel={t('unsaved.stay')}
    />
  );
}
