import { Button, Dialog, useI18n } from '@quittance/widgets/kit';
import { idleTexts } from './texts.en.ts';

interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** Warns in the last minute of an idle session. */
export function IdleDialog({ secondsLeft, onSignOut, onStay }: IdleDialogProps) {
  const { t } = useI18n(idleTexts);
  return (
    <Dialog
      title={t('title')}
      width="narrow"
      locked
      onClose={onStay}
      footer={
        <>
          <Button onClick={onSignOut}>{t('signOut')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('text', { count: secondsLeft })}</p>
    </Dialog>
  );
}
