import { getInvoiceDocument } from '@quittance/sdk/client';
import { useI18n } from '../kit/base/i18n.tsx';
import { DownloadButton } from './download-button.tsx';
import { invoiceTexts } from './texts.en.ts';

/** Saves the invoice as a PDF. */
export function DownloadDocument({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n(invoiceTexts);
  return (
    <DownloadButton
      label={t('downloadPdf')}
      load={(client) => client.request(getInvoiceDocument, { params: { id: invoiceId }, query: {} })}
    />
  );
}
