import { ConfirmDialog, type LeaveQuestion } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { invoiceFormTexts } from './texts.en.ts';

/** Asks whether to leave the form when a navigation is held back. */
export function LeaveDialog({ question }: { readonly question: LeaveQuestion }) {
  const { t } = useI18n(invoiceFormTexts);
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      cancelLabel={t('leave')}
      confirmLabel={t('stay')}
      onCancel={question.leave}
      onConfirm={question.stay}
      onClose={question.stay}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  );
}
