import { getFileImage, getInvoiceDocument } from '@quittance/sdk/client';
import { eInvoiceProblem } from '@quittance/sdk/rules';
import { shownFileName } from '@quittance/sdk/validation';
import { DownloadLink, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { AttachedReading } from './attached-reading.tsx';
import { DocumentDownload } from './document-download.tsx';
import { GuestLinksButton } from './guest-links/guest-links-button.tsx';
import { invoiceDetailTexts } from './texts.en.ts';

/** The attached file, to save. Only for documents that people read is the success told. */
function AttachedFile({ file }: { readonly file: NonNullable<Invoice['attachedDocument']> }) {
  const { t } = useI18n(invoiceDetailTexts);
  const { user } = useMember();
  const { fileId, name, type } = file;
  const label = t('attachment', { name: shownFileName(name) });
  if (type === 'application/xml') {
    const address = `/api/${encodeURIComponent(user.userId)}/files/fileimage?fileId=${encodeURIComponent(fileId)}`;
    return <DownloadLink href={address}>{label}</DownloadLink>;
  }
  return (
    <DocumentDownload
      label={label}
      load={async (client) => ({ ...(await client.request(getFileImage, { query: { fileId } })), name })}
    />
  );
}

/** Links to the files of an invoice for everybody who may see it, and to its mailed links for the seller. */
export function InvoiceDownloads({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useI18n(invoiceDetailTexts);
  const { user } = useMember();
  const address = `/api/${encodeURIComponent(user.userId)}/invoices/${encodeURIComponent(invoice._id)}/document`;
  const { attachedDocument } = invoice;
  return (
    <div className="invoice-downloads">
      <DocumentDownload
        label={t('downloadPdf')}
        load={(client) => client.request(getInvoiceDocument, { params: { id: invoice._id }, query: {} })}
      />
      {eInvoiceProblem(invoice) === null && (
        <DownloadLink href={`${address}?format=ubl`}>{t('downloadXml')}</DownloadLink>
      )}
      {attachedDocument && <AttachedFile file={attachedDocument} />}
      {attachedDocument?.type === 'application/xml' && <AttachedReading invoiceId={invoice._id} />}
      {invoice.viewer === 'seller' && invoice.number !== undefined && <GuestLinksButton invoiceId={invoice._id} />}
    </div>
  );
}
