import { eInvoiceProblem } from '@quittance/sdk/rules';
import { DownloadLink, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { GuestLinksButton } from './guest-links/guest-links-button.tsx';
import { invoiceDetailTexts } from './texts.en.ts';

/** Links to the files of an invoice for everybody who may see it, and to its mailed links for the seller. */
export function InvoiceDownloads({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useI18n(invoiceDetailTexts);
  const { user } = useMember();
  const address = `/api/${encodeURIComponent(user.userId)}/invoices/${encodeURIComponent(invoice._id)}/document`;
  return (
    <div className="invoice-downloads">
      <DownloadLink href={address}>{t('downloadPdf')}</DownloadLink>
      {eInvoiceProblem(invoice) === null && (
        <DownloadLink href={`${address}?format=ubl`}>{t('downloadXml')}</DownloadLink>
      )}
      {invoice.viewer === 'seller' && invoice.number !== undefined && <GuestLinksButton invoiceId={invoice._id} />}
    </div>
  );
}
