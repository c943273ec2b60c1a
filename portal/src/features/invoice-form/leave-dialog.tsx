import type { LeaveQuestion } from '@quittance/app-shell';
import { portalInvoiceTexts } from '@quittance/sdk/i18n/en';
import { Button, Dialog, useI18n } from '@quittance/widgets/kit';

/** Asks whether to leave the form when a navigation is held back. */
export function LeaveDialog({ question }: { readonly question: LeaveQuestion }) {
  const { t } = useI18n(portalInvoiceTexts);
  return (
    <Dialog
      title={t('form.leaveTitle')}
      width="narrow"
      onClose={question.stay}
      footer={
        <>
          <Button onClick={question.leave}>{t('form.leave')}</Button>
          <Button variant="primary" onClick={question.stay}>
            {t('form.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.leaveText')}</p>
    </Dialog>
  );
}
