import { cancelInvoice } from '@quittance/sdk/client';
import { errorTexts } from '@quittance/sdk/i18n';
import {
  type CancelInput,
  cancelMessageOf,
  cancelProblem,
  cancelReasons,
  closingMessageCharacters,
} from '@quittance/sdk/rules';
import { RadioGroup, TextArea, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { ClosingForm, type ClosingFormProps } from './closing-form.tsx';
import { invoiceActionsTexts } from './texts.en.ts';

const nothingTyped: CancelInput = { reason: 'payment-not-owed', cancelInput: '' };

/** Cancels an invoice for its seller, and says why. */
export function CancelInvoiceDialog({ invoice, ...dialog }: ClosingDialogProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const { t: errors } = useI18n(errorTexts);
  const client = useClient();
  const [input, setInput] = useState(nothingTyped);
  const validate = () => {
    const problem = cancelProblem(input);
    if (problem === null) return {};
    return { senderCancelMessage: errors(`field.${problem}`, { max: String(closingMessageCharacters) }) };
  };
  const cancel: ClosingFormProps['close'] = (options) =>
    client.request(
      cancelInvoice,
      { body: { invoiceId: invoice._id, senderCancelMessage: cancelMessageOf(input) } },
      options,
    );
  return (
    <ClosingForm
      {...dialog}
      title={t('cancel.title')}
      text={t('cancel.text', { buyer: invoice.recipientDisplayName })}
      keep={t('cancel.keep')}
      submit={t('cancel.submit')}
      done={t('cancel.done')}
      validate={validate}
      close={cancel}
    >
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
    </ClosingForm>
  );
}
