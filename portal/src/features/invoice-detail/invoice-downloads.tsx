import { eInvoiceProblem } from '@quittance/sdk/rules';
import { shownFileName } from '@quittance/sdk/validation';
import { DownloadLink, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { AttachedReading } from './attached-reading.tsx';
import { GuestLinksButton } from './guest-links/guest-links-button.tsx';
import { invoiceDetailTexts } from './texts.en.ts';

/** Links to the files of an invoice for everybody who may see it, and to its mailed links for the seller. */
export function InvoiceDownloads({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useI18n(invoiceDetailTexts);
  const { user } = useMember();
  const root = `/api/${encodeURIComponent(user.userId)}`;
  const address = `${root}/invoices/${encodeURIComponent(invoice._id)}/document`;
  const { attachedDocument } = invoice;
  return (
    <div className="invoice-downloads">
      <DownloadLink href={address}>{t('downloadPdf')}</DownloadLink>
      {eInvoiceProblem(invoice) === null && (
        <DownloadLink href={`${address}?format=ubl`}>{t('downloadXml')}</DownloadLink>
      )}
      {attachedDocument && (
        <DownloadLink href={`${root}/files/fileimage?fileId=${attachedDocument.fileId}`}>
          {t('attachment', { name: shownFileName(attachedDocument.name) })}
        </DownloadLink>
      )}
      {attachedDocument?.type === 'application/xml' && <AttachedReading invoiceId={invoice._id} />}
      {invoice.viewer === 'seller' && invoice.number !== undefined && <GuestLinksButton invoiceId={invoice._id} />}
    </div>
  );
}
