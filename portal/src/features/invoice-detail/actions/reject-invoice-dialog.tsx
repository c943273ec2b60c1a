import { rejectInvoice } from '@quittance/sdk/client';
import { closingMessageCharacters } from '@quittance/sdk/rules';
import { TextArea, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { ClosingForm, type ClosingFormProps } from './closing-form.tsx';
import { invoiceActionsTexts } from './texts.en.ts';

/** Rejects an invoice for its buyer, with a reason if there is one. */
export function RejectInvoiceDialog({ invoice, ...dialog }: ClosingDialogProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const client = useClient();
  const [reason, setReason] = useState('');
  const reject: ClosingFormProps['close'] = (options) => {
    const message = reason.trim();
    const body = { invoiceId: invoice._id, ...(message !== '' && { buyerRejectionMessage: message }) };
    return client.request(rejectInvoice, { body }, options);
  };
  return (
    <ClosingForm
      {...dialog}
      title={t('reject.title')}
      text={t('reject.text', { seller: invoice.senderDisplayName })}
      keep={t('reject.keep')}
      submit={t('reject.submit')}
      done={t('reject.done')}
      close={reject}
    >
      <TextArea
        label={t('reject.reason')}
        name="buyerRejectionMessage"
        required={false}
        maxLength={closingMessageCharacters}
        value={reason}
        onChange={setReason}
      />
    </ClosingForm>
  );
}
