import { ApiError, newIdempotencyKey, payInvoice, sendEmailCode } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import { overtakingCodes } from '../widget/overtaking-codes.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import { setupSteps, usePaymentWatch } from '../widget/use-payment-watch.ts';
import { describeFailure, isOutcomeUnknown, isSessionLost } from '../widget/widget-events.ts';
import { type BalanceAttempt, type BalanceState, balanceFlow } from './balance-flow.ts';

interface BalanceFlowOptions extends PaymentPanelProps {
  /** The accounts no longer hold what is shown. */
  readonly onAccountsStale: () => void;
}

export interface BalanceFlow {
  readonly state: BalanceState;
  /** Mails a code for a payment from this account. */
  askForCode(account: CurrencyAccount): void;
  /** Mails another code for the same payment. */
  resendCode(): void;
  pay(otpCode: string): void;
  /** Sends a payment whose answer was lost once more: it is answered as the first time, or taken if it never arrived. */
  check(): void;
  leave(): void;
}

/** What the one-time code is asked for; the server ties the code to it. */
const purpose = 'POST /invoices/pay';

/** The payer chose by balances that were out of date. */
const accountsStaleAfter: ReadonlySet<string> = new Set(['InsufficientFundsError', 'CurrencyAccountUnavailableError']);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'InternalError');

const initial: BalanceState = { step: 'choosing', isAsking: false };

/** Drives the flow of `balanceFlow` with the API. */
export function useBalanceFlow(options: BalanceFlowOptions): BalanceFlow {
  const { invoice, onAccountsStale } = options;
  const client = useClient();
  const payment = { invoiceId: invoice._id, method: 'balance' } as const;
  const { state, dispatch, onEvent, onPaid, onStale } = usePaymentFlow(payment.method, balanceFlow, initial, options);

  const refuse = (error: unknown) => {
    const isRepetition = state.step === 'unknown' || state.step === 'unanswered';
    if (isOutcomeUnknown(error, isRepetition)) {
      dispatch({ type: 'answer-lost' });
      if (isSessionLost(error)) onEvent('session-expired', {});
      if (!isRepetition) onEvent('pending', { ...payment, status: 'unknown' });
      return;
    }
    const code = codeOf(error);
    dispatch({ type: 'refused', code });
    if (isSessionLost(error)) onEvent('session-expired', {});
    onEvent('failure', { ...payment, error: describeFailure(error) });
    if (overtakingCodes.has(code)) onStale();
    if (accountsStaleAfter.has(code)) onAccountsStale();
  };

  const tellComplete = ({ status, paymentId }: InvoiceAnswer) =>
    onEvent('complete', { ...payment, status, ...(paymentId && { paymentId }) });

  const succeed = (paid: InvoiceAnswer) => {
    dispatch({ type: 'paid' });
    onPaid(paid);
    tellComplete(paid);
  };

  // The server knows a repeated key and answers what it answered before, so that it is this payment that is told of and
  // no other of the same invoice. A payment that never arrived it takes now, for the first time.
  const send = ({ intent: { account, idempotencyKey }, otpCode }: BalanceAttempt) => {
    const body = { invoiceId: invoice._id, ...(account.accountType && { accountType: account.accountType }) };
    client.request(payInvoice, { body }, { otpCode, idempotencyKey }).then(succeed, refuse);
  };

  usePaymentWatch(state.step, options, {
    onOver: () => state.step === 'unanswered' && send(state.attempt),
    onOvertaken: () => dispatch({ type: 'overtaken' }),
  });

  const sendCode = async () => {
    const { resendAt } = await client.request(sendEmailCode, { body: { purpose, invoiceId: invoice._id } });
    return new Date(resendAt);
  };

  return {
    state,
    askForCode: (account) => {
      dispatch({ type: 'code-asked' });
      sendCode().then(
        (resendAt) =>
          dispatch({ type: 'code-sent', intent: { account, idempotencyKey: newIdempotencyKey(), resendAt } }),
        refuse,
      );
    },
    // The payment goes on with the code that is there, so that the host hears of no failure.
    resendCode: () => {
      sendCode().then(
        (resendAt) => dispatch({ type: 'code-resent', resendAt }),
        (error: unknown) => dispatch({ type: 'resend-failed', code: codeOf(error) }),
      );
    },
    pay: (otpCode) => {
      if (state.step !== 'confirming') return;
      if (!onEvent('before-submit', payment)) return;
      onEvent('submit-start', payment);
      dispatch({ type: 'code-entered', otpCode });
      send({ intent: state.intent, otpCode });
    },
    check: () => {
      if (state.step !== 'unknown' && state.step !== 'unanswered') return;
      dispatch({ type: 'check-started' });
      send(state.attempt);
    },
    leave: () => {
      dispatch({ type: 'left' });
      // What was sent is not cancelled by leaving; the invoice tells whether it went through.
      if (state.step === 'unknown') onStale();
      else if (setupSteps.has(state.step)) onEvent('cancel', payment);
    },
  };
}
