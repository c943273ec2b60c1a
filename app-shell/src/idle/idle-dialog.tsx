import { hostTexts } from '@quittance/sdk/i18n/en';
import { Button, Dialog, useI18n } from '@quittance/widgets/kit';

interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** Warns in the last minute of an idle session. */
export function IdleDialog({ secondsLeft, onSignOut, onStay }: IdleDialogProps) {
  const { t } = useI18n(hostTexts);
  return (
    <Dialog
      title={t('idle.title')}
      width="narrow"
      locked
      onClose={onStay}
      footer={
        <>
          <Button onClick={onSignOut}>{t('idle.signOut')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('idle.text', { count: secondsLeft })}</p>
    </Dialog>
  );
}
