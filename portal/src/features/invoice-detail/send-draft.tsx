import { newIdempotencyKey, sendInvoice } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { type Invoice, valuesOfInvoice } from '../invoice-form/invoice-form-values.ts';
import { SendDialog } from '../invoice-form/send-dialog.tsx';
import { invoiceDetailTexts } from './texts.en.ts';

interface SendDraftProps {
  readonly draft: Invoice;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Sends a saved draft after a confirmation. */
export function SendDraft({ draft, onClose, onSent }: SendDraftProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const send = async () => {
    await client.request(sendInvoice, { body: { invoiceId: draft._id } }, { idempotencyKey });
    toasts.show('success', t('sent'));
    onSent();
    onClose();
  };
  return <SendDialog values={valuesOfInvoice(draft)} closeLabel={t('cancelSending')} onSend={send} onClose={onClose} />;
}
