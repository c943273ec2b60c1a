import { errorCodeOf } from '@quittance/app-shell';
import { errorTexts } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../../portal.ts';
import { closingFailureOf } from './closing-failure.ts';
import { invoiceActionsTexts } from './texts.en.ts';

/** Returns a function that says in a toast why an invoice was not closed. It returns null: the dialog says nothing of it. */
export function useClosingFailure(): (error: unknown) => null {
  const { t } = useI18n(invoiceActionsTexts);
  const { t: errors } = useI18n(errorTexts);
  const { toasts } = usePortal();
  const sentences = {
    'being-paid': () => errors('code.InvoicePaymentProcessingError'),
    unconfirmed: () => t('unconfirmed'),
    general: () => errors('somethingWentWrong'),
  };
  return (error) => {
    toasts.show('error', sentences[closingFailureOf(errorCodeOf(error))]());
    return null;
  };
}
