import { scheduleInvoice, sendInvoice } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { type Invoice, type InvoiceFormValues, valuesOfInvoice } from '../invoice-form/invoice-form-values.ts';
import { SendDialog } from '../invoice-form/send-dialog.tsx';
import { isForLater } from '../invoice-form/sending-day.ts';
import { invoiceDetailTexts } from './texts.en.ts';

interface SendDraftProps {
  readonly draft: Invoice;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Sends or schedules a saved draft after a confirmation; sends a scheduled invoice now. */
export function SendDraft({ draft, onClose, onSent }: SendDraftProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { constants } = useMember();
  const stored = valuesOfInvoice(draft);
  const isLater = draft.status === 'draft' && isForLater(stored, constants.businessDate);
  const values: InvoiceFormValues = isLater ? stored : { ...stored, sendingDate: '' };
  const send = async (options: { readonly idempotencyKey: string }) => {
    const call = isLater ? scheduleInvoice : sendInvoice;
    await client.request(call, { body: { invoiceId: draft._id } }, options);
    toasts.show('success', t(isLater ? 'scheduled' : 'sent'));
    onSent();
    onClose();
  };
  return (
    <SendDialog values={values} isForLater={isLater} closeLabel={t('cancelSending')} onSend={send} onClose={onClose} />
  );
}
