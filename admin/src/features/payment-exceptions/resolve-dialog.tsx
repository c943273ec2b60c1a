import { Fact, FactList, useErrorText } from '@quittance/app-shell';
import { resolvePaymentException } from '@quittance/sdk/client';
import { checkRequired } from '@quittance/sdk/validation';
import {
  Amount,
  Dialog,
  Form,
  TextArea,
  TruncatedText,
  useClient,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { paymentExceptionsTexts } from './texts.en.ts';
import type { PaymentException } from './use-payment-exceptions.ts';

const maxReasonCharacters = 500;

interface ResolveDialogProps {
  readonly exception: PaymentException;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what happened with the money, and asks what was done about it. */
export function ResolveDialog({ exception, onClose, onDone }: ResolveDialogProps) {
  const { t } = useI18n(paymentExceptionsTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const { exceptionId, kind, code, sellerName, invoiceNumber, paymentId, amount, currency } = exception;
  const title = t('dialogTitle', { kind: t(`kind.${kind}`) });
  const validate = (): Readonly<Record<string, string>> => {
    const found = checkRequired(reason);
    return found ? { reason: problemText(found) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await client.request(resolvePaymentException, { params: { exceptionId }, body: { reason: reason.trim() } });
      toasts.show('success', t('done'));
      onDone();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={onClose}>
      <Form label={title} validate={validate} onSubmit={submit} describeError={errorText}>
        <p>{t(`explain.${kind}`)}</p>
        <FactList look="aligned">
          <Fact term={t('seller')}>
            <bdi>{sellerName}</bdi>
          </Fact>
          {invoiceNumber !== undefined && <Fact term={t('invoice')}>{invoiceNumber}</Fact>}
          <Fact term={t('amount')}>
            <Amount value={amount} currency={currency} />
          </Fact>
          {code !== undefined && <Fact term={t('code')}>{code}</Fact>}
          {paymentId !== undefined && (
            <Fact term={t('payment')}>
              <TruncatedText>{paymentId}</TruncatedText>
            </Fact>
          )}
        </FactList>
        <p>{t('dialogText')}</p>
        <TextArea
          label={t('reason')}
          name="reason"
          required
          rows={4}
          maxLength={maxReasonCharacters}
          value={reason}
          onChange={setReason}
          readOnly={isPending}
        />
        <DialogButtons cancel={t('cancel')} submit={t('resolve')} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
