import type { LeaveQuestion } from '@quittance/app-shell';
import { Button, Dialog, useI18n } from '@quittance/widgets/kit';
import { invoiceFormTexts } from './texts.en.ts';

/** Asks whether to leave the form when a navigation is held back. */
export function LeaveDialog({ question }: { readonly question: LeaveQuestion }) {
  const { t } = useI18n(invoiceFormTexts);
  return (
    <Dialog
      title={t('leaveTitle')}
      width="narrow"
      onClose={question.stay}
      footer={
        <>
          <Button onClick={question.leave}>{t('leave')}</Button>
          <Button variant="primary" onClick={question.stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}
