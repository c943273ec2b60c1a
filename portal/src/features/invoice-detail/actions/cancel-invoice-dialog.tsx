import { useErrorText } from '@quittance/app-shell';
import { cancelInvoice, newIdempotencyKey } from '@quittance/sdk/client';
import { errorTexts } from '@quittance/sdk/i18n';
import {
  type CancelReason,
  cancelMessageOf,
  cancelProblem,
  cancelReasons,
  closingMessageCharacters,
} from '@quittance/sdk/rules';
import { Button, Dialog, Form, Inline, RadioGroup, Stack, TextArea, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../../portal.ts';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { invoiceActionsTexts } from './texts.en.ts';

const nothingTyped = { reason: 'payment-not-owed' as CancelReason, cancelInput: '' };

/** Asks why the seller cancels an invoice, and cancels it. */
export function CancelInvoiceDialog({ invoice, onClose, onDone }: ClosingDialogProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const { t: errors } = useI18n(errorTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [input, setInput] = useState(nothingTyped);
  const [isPending, setPending] = useState(false);
  const validate = () => {
    const problem = cancelProblem(input);
    if (problem === null) return {};
    return {
      senderCancelMessage: errors(`field.${problem}`, { max: String(closingMessageCharacters) }),
    };
  };
  const cancel = async () => {
    // A second submit is ignored while the first is under way.
    if (isPending) return;
    setPending(true);
    try {
      const body = { invoiceId: invoice._id, senderCancelMessage: cancelMessageOf(input) };
      await client.request(cancelInvoice, { body }, { idempotencyKey });
    } catch (error) {
      setPending(false);
      throw error;
    }
    toasts.show('success', t('cancel.done'));
    onDone();
  };
  return (
    <Dialog title={t('cancel.title')} width="medium" locked={isPending} onClose={onClose}>
      <Form validate={validate} onSubmit={cancel} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('cancel.text', { buyer: invoice.recipientDisplayName })}</p>
          <RadioGroup
            label={t('cancel.reason')}
            options={cancelReasons.map((value) => ({ value, label: t(`cancel.${value}`) }))}
            value={input.reason}
            onChange={(value) =>
              setInput({ ...input, reason: cancelReasons.find((each) => each === value) ?? input.reason })
            }
          />
          {input.reason === 'custom-message' && (
            <TextArea
              label={t('cancel.message')}
              name="senderCancelMessage"
              maxLength={closingMessageCharacters}
              value={input.cancelInput}
              onChange={(cancelInput) => setInput({ ...input, cancelInput })}
            />
          )}
          <Inline>
            <Button onClick={onClose} disabled={isPending}>
              {t('cancel.keep')}
            </Button>
            <Button type="submit" variant="danger" pending={isPending}>
              {t('cancel.submit')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
