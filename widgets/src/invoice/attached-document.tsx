import { getFileImage } from '@quittance/sdk/client';
import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { DownloadButton } from './download-button.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { invoiceTexts } from './texts.en.ts';

const lateReading = lazyPart(() => import('./attached-invoice.tsx'));

interface AttachedDocumentProps {
  readonly invoiceId: string;
  readonly file: NonNullable<InvoiceAnswer['attachedDocument']>;
}

/** The file that the seller attached, to save, and to read if it is an XML invoice. */
export function AttachedDocument({ invoiceId, file: { fileId, name, type } }: AttachedDocumentProps) {
  const { t } = useI18n(invoiceTexts);
  const [isRead, setRead] = useState(false);
  const late = lateReading.usePart(isRead);
  return (
    <>
      <div className="q-invoice__attachment">
        <DownloadButton
          label={t('attachment.download', { name })}
          load={async (client) => ({ ...(await client.request(getFileImage, { query: { fileId } })), name })}
        />
        {type === 'application/xml' && (
          <button type="button" className="q-text-button" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
            {t(isRead ? 'attachment.hide' : 'attachment.read')}
          </button>
        )}
      </div>
      {isRead && late && <late.AttachedInvoice invoiceId={invoiceId} />}
    </>
  );
}
