import { canGuestPay } from '@quittance/sdk/rules';
import { Banner, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import { type InvoiceFormValues, paymentMethodsOf } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

/** Whether a buyer without an account could pay the invoice in the form. */
export const guestCanPay = (values: InvoiceFormValues): boolean =>
  canGuestPay({ currency: values.currency, paymentMethods: paymentMethodsOf(values) });

/**
 * Warns the seller that a buyer without an account could not pay. It doesn't say whether this buyer has an account,
 * because anybody can type any address.
 */
export function GuestWarning({ values }: { readonly values: InvoiceFormValues }) {
  const { t } = useI18n(invoiceFormTexts);
  const { constants } = useMember();
  if (guestCanPay(values)) return null;
  return <Banner tone="warning">{t('guestCantPay', { brand: constants.brandName, currency: values.currency })}</Banner>;
}
