import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, rejectInvoice } from '@quittance/sdk/client';
import { closingMessageCharacters } from '@quittance/sdk/rules';
import { Button, Dialog, Form, Inline, Stack, TextArea, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../../portal.ts';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { invoiceActionsTexts } from './texts.en.ts';

/** Rejects an invoice for its buyer, with a reason if there is one. */
export function RejectInvoiceDialog({ invoice, onClose, onDone }: ClosingDialogProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const reject = async () => {
    setPending(true);
    try {
      const message = reason.trim();
      const body = { invoiceId: invoice._id, ...(message !== '' && { buyerRejectionMessage: message }) };
      await client.request(rejectInvoice, { body }, { idempotencyKey });
    } catch (error) {
      setPending(false);
      throw error;
    }
    toasts.show('success', t('reject.done'));
    onDone();
  };
  return (
    <Dialog title={t('reject.title')} width="medium" locked={isPending} onClose={onClose}>
      <Form onSubmit={reject} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('reject.text', { seller: invoice.senderDisplayName })}</p>
          <TextArea
            label={t('reject.reason')}
            name="buyerRejectionMessage"
            required={false}
            maxLength={closingMessageCharacters}
            value={reason}
            onChange={setReason}
          />
          <Inline>
            <Button onClick={onClose} disabled={isPending}>
              {t('reject.keep')}
            </Button>
            <Button type="submit" variant="danger" pending={isPending}>
              {t('reject.submit')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
