import { ApiError, newIdempotencyKey, payInvoice, sendEmailCode } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { useReducer, useRef } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/provider.tsx';
import { describeFailure, isOutcomeUnknown, isSessionLost, type WidgetEventListener } from '../widget/widget-events.ts';
import { type BalanceState, balanceFlow } from './balance-flow.ts';

interface BalanceFlowOptions {
  readonly invoice: InvoiceAnswer;
  readonly onEvent: WidgetEventListener;
  readonly onPaid: (invoice: InvoiceAnswer) => void;
  /** The payer has seen the thanks and left them. */
  readonly onDone: () => void;
  readonly onStale: () => void;
  /** The accounts no longer hold what is shown. */
  readonly onAccountsStale: () => void;
}

export interface BalanceFlow {
  readonly state: BalanceState;
  /** Mails a code for this payment. */
  askForCode(): void;
  /** Mails another code for the same payment. */
  resendCode(): void;
  pay(account: CurrencyAccount, otpCode: string): void;
  /** Asks what became of a payment whose answer was lost. */
  check(): void;
  leave(): void;
  /** The payer has seen the thanks. */
  finish(): void;
}

/** What the one-time code is asked for; the server ties the code to it. */
const purpose = 'POST /invoices/pay';

const staleAfter: ReadonlySet<string> = new Set(['InvoiceStateError', 'InvoicePaymentProcessingError']);

/** The payer chose by balances that were out of date. */
const accountsStaleAfter: ReadonlySet<string> = new Set(['InsufficientFundsError', 'CurrencyAccountUnavailableError']);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'InternalError');

/** All that a payment was sent with, to send it once more unchanged. */
interface Attempt {
  readonly body: { readonly invoiceId: string; readonly accountType?: NonNullable<CurrencyAccount['accountType']> };
  readonly otpCode: string;
  readonly idempotencyKey: string;
}

/** Drives the flow of `balanceFlow` with the API. */
export function useBalanceFlow(options: BalanceFlowOptions): BalanceFlow {
  const { invoice, onEvent, onPaid, onDone, onStale, onAccountsStale } = options;
  const client = useClient();
  const [state, dispatch] = useReducer(balanceFlow, { step: 'choosing', isAsking: false });
  const attempt = useRef<Attempt | null>(null);
  const payment = { invoiceId: invoice._id, method: 'balance' } as const;

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
    if (staleAfter.has(code)) onStale();
    if (accountsStaleAfter.has(code)) onAccountsStale();
  };

  const succeed = (paid: InvoiceAnswer) => {
    dispatch({ type: 'paid' });
    onPaid(paid);
    const { status, paymentId } = paid;
    onEvent('complete', { ...payment, status, ...(paymentId && { paymentId }) });
  };

  // The server knows a repeated key and answers what it answered before; so it is this payment that is told of, and no
  // other payment of the same invoice.
  const send = ({ body, otpCode, idempotencyKey }: Attempt) =>
    client.request(payInvoice, { body }, { otpCode, idempotencyKey }).then(succeed, refuse);

  const sendCode = async () => {
    const { resendAt } = await client.request(sendEmailCode, { body: { purpose, invoiceId: invoice._id } });
    return new Date(resendAt);
  };

  return {
    state,
    askForCode: () => {
      dispatch({ type: 'code-asked' });
      sendCode().then(
        (resendAt) => dispatch({ type: 'code-sent', idempotencyKey: newIdempotencyKey(), resendAt }),
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
    pay: ({ accountType }, otpCode) => {
      if (state.step !== 'confirming') return;
      const { idempotencyKey } = state;
      if (!onEvent('before-submit', payment)) return;
      onEvent('submit-start', payment);
      dispatch({ type: 'code-entered' });
      const body = { invoiceId: invoice._id, ...(accountType && { accountType }) };
      attempt.current = { body, otpCode, idempotencyKey };
      send(attempt.current);
    },
    check: () => {
      if (!attempt.current) return;
      dispatch({ type: 'check-started' });
      send(attempt.current);
    },
    leave: () => {
      dispatch({ type: 'left' });
      // What was sent is not cancelled by leaving; the invoice tells whether it went through.
      if (state.step === 'unknown') onStale();
      else onEvent('cancel', payment);
    },
    finish: onDone,
  };
}
