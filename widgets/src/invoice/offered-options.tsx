import { invoiceDocumentTexts } from '@quittance/sdk/i18n';
import { documentPayments } from '@quittance/sdk/rules';
import { classNames } from '../kit/base/class-names.ts';
import { useI18n, useTranslator } from '../kit/base/i18n.tsx';
import { useBrand } from '../widget/use-brand.ts';
import { sellerTexts } from './seller-texts.en.ts';
import { type PrintedInvoice, usePrintedTransfer } from './use-printed-transfer.ts';

/**
 * Explains the ways to pay as the PDF does. The seller sees what the buyer gets. A buyer's screen has the ways themselves, so
 * it has them on paper only.
 */
export function OfferedOptions({ invoice }: { readonly invoice: PrintedInvoice }) {
  const { t } = useI18n(sellerTexts);
  const { t: documentText } = useI18n(invoiceDocumentTexts);
  const i18n = useTranslator();
  const brand = useBrand();
  const bankTransfer = usePrintedTransfer(invoice);
  if (brand === undefined) return null;
  const payments = documentPayments({ ...invoice, bankTransfer }, brand, { t: i18n.t, locale: i18n.language });
  if (payments.length === 0) return null;
  const isSeller = invoice.viewer === 'seller';
  return (
    <section className={classNames('q-offered', !isSeller && 'q-offered--printed')}>
      <h3 className="q-payment__title">{isSeller ? t('options') : documentText('payment.title')}</h3>
      <dl>
        {payments.map(({ option, title, text }) => (
          <div className="q-offered__option" key={option}>
            <dt>{title}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
