import { Amount, useI18n } from '@quittance/widgets/kit';
import type { AttachedInvoice } from './information-request.ts';
import { informationRequestTexts } from './texts.en.ts';

/** An attached invoice in one line. */
export function InvoiceLine({ invoice }: { readonly invoice: AttachedInvoice }) {
  const { t } = useI18n(informationRequestTexts);
  return (
    <>
      <span>
        <bdi>{t('invoice', { number: invoice.number })}</bdi>{' '}
        <span className="q-muted">
          <bdi>{invoice.senderName}</bdi> → <bdi>{invoice.recipientName}</bdi>
        </span>
      </span>
      <Amount value={invoice.amount} currency={invoice.currency} />
    </>
  );
}
