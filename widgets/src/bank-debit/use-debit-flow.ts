import {
  ApiError,
  createDebitToken,
  getDebitAuthorization,
  getPublicConstants,
  newIdempotencyKey,
  payByDebit,
} from '@quittance/sdk/client';
import { failureOfPayment, isPaymentInProgress, submissionOutcome } from '@quittance/sdk/rules';
import { useEffect, useRef } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import type { WidgetError } from '../widget/event-types.ts';
import { overtakingCodes } from '../widget/overtaking-codes.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import { setupSteps, usePaymentWatch } from '../widget/use-payment-watch.ts';
import { describeFailure, isOutcomeUnknown, isSessionLost } from '../widget/widget-events.ts';
import { type DebitIntent, type DebitState, debitFlow } from './debit-flow.ts';

interface DebitFlowOptions extends PaymentPanelProps {
  /** BCP 47 tag by which the authorization is written. */
  readonly locale: string;
}

/** What a payer can do in the flow, and where they stand. */
export interface DebitFlow {
  readonly state: DebitState;
  start(): void;
  bankLinked(providerUserId: string): void;
  bankFailed(): void;
  authorize(): void;
  /** Drops the linked account and opens the bank window again. */
  chooseOtherAccount(): void;
  /** Sends a payment whose answer was lost once more: it is answered as the first time, or taken if it never arrived. */
  check(): void;
  leave(): void;
}

/** How long a payer waits for the bank before the payment is said to be unconfirmed. */
const BANK_ANSWER_MS = 10_000;

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'InternalError');

/** Drives the flow of `debitFlow` with the API. */
export function useDebitFlow(options: DebitFlowOptions): DebitFlow {
  const client = useClient();
  const { invoice, current } = options;
  const payment = { invoiceId: invoice._id, method: 'bank-debit' } as const;
  // What is told goes to the view that is mounted when the answer comes.
  const { state, dispatch, onEvent, onPaid, onStale } = usePaymentFlow(
    payment.method,
    debitFlow,
    { step: 'idle' },
    options,
  );
  // Reads die with the try that they are for; a payment on its way does not, since it can't be called back.
  const attempt = useRef(new AbortController());
  useEffect(() => {
    // Strict mode unmounts once at the start.
    attempt.current = new AbortController();
    return () => attempt.current.abort();
  }, []);

  /** Tells the host of a refusal, and has the invoice read again where it shows that the screen is out of date. */
  const report = (error: unknown) => {
    if (isSessionLost(error)) onEvent('session-expired', {});
    onEvent('failure', { ...payment, error: describeFailure(error) });
    if (overtakingCodes.has(codeOf(error))) onStale();
  };

  const failSetup = (error: unknown, { aborted }: AbortSignal) => {
    if (aborted) return;
    const code = codeOf(error);
    dispatch({ type: 'setup-failed', code });
    report(error);
    // Details help whoever tries the sandbox, and would only puzzle a payer.
    const explain = ({ isSandbox }: { readonly isSandbox: boolean }) =>
      isSandbox && error instanceof Error && dispatch({ type: 'explained', detail: `${code}: ${error.message}` });
    client.request(getPublicConstants, {}).then(explain, () => {});
  };

  const openWindow = () => {
    const { signal } = attempt.current;
    client.request(createDebitToken, { body: { invoiceId: invoice._id } }, { signal }).then(
      ({ windowUrl }) => dispatch({ type: 'window-opened', windowUrl }),
      (error: unknown) => failSetup(error, signal),
    );
  };

  const start = () => {
    dispatch({ type: 'started' });
    attempt.current = new AbortController();
    if (state.step === 'idle' && !state.failedTry) openWindow();
  };

  const chooseOtherAccount = () => {
    dispatch({ type: 'account-dropped' });
    openWindow();
  };

  const providerUserId = state.step === 'reading' ? state.providerUserId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each linked account
  useEffect(() => {
    if (providerUserId === null) return;
    const { signal } = attempt.current;
    client
      .request(
        getDebitAuthorization,
        { body: { invoiceId: invoice._id, providerUserId, locale: options.locale } },
        { signal },
      )
      .then(
        (authorization) => dispatch({ type: 'authorization-read', authorization, idempotencyKey: newIdempotencyKey() }),
        (error: unknown) => failSetup(error, signal),
      );
  }, [providerUserId]);

  const tellComplete = ({ status, paymentId }: InvoiceAnswer) =>
    onEvent('complete', { ...payment, status, ...(paymentId && { paymentId }) });

  const isRepetition = state.step === 'unknown' || state.step === 'unanswered';

  const loseAnswer = () => {
    dispatch({ type: 'answer-lost' });
    if (!isRepetition) onEvent('pending', { ...payment, status: 'unknown' });
  };

  /** The server took the payment; what the bank makes of it, the invoice tells. */
  const succeed = (paid: InvoiceAnswer) => {
    const { paymentId, status } = paid;
    // Without its id nobody can tell it from another payment of the invoice.
    if (!paymentId) return loseAnswer();
    dispatch({ type: 'taken', paymentId });
    if (isPaymentInProgress(status)) onEvent('pending', { ...payment, status });
    onPaid(paid);
  };

  const refuse = (error: unknown) => {
    if (isOutcomeUnknown(error, isRepetition)) {
      if (isSessionLost(error)) onEvent('session-expired', {});
      return loseAnswer();
    }
    dispatch({ type: 'refused', code: codeOf(error), freshKey: newIdempotencyKey() });
    report(error);
  };

  // The server knows a repeated key and answers what it answered before, so that it is this payment that is told of and
  // no other of the same invoice. A payment that never arrived it takes now, for the first time.
  const send = ({ providerUserId, authorization, idempotencyKey }: DebitIntent) => {
    const body = { invoiceId: invoice._id, providerUserId, authorizationHash: authorization.hash };
    client.request(payByDebit, { body }, { idempotencyKey }).then(succeed, refuse);
  };

  const takenPaymentId = 'paymentId' in state ? state.paymentId : null;
  const outcome = takenPaymentId === null ? 'awaited' : submissionOutcome(current, takenPaymentId, invoice);
  // Strict mode runs effects twice; the host is told once.
  const judgedPaymentId = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment
  useEffect(() => {
    if (outcome === 'awaited' || judgedPaymentId.current === takenPaymentId) return;
    judgedPaymentId.current = takenPaymentId;
    if (outcome === 'taken') {
      dispatch({ type: 'paid' });
      tellComplete(current);
    } else if (takenPaymentId !== null) {
      const failure = failureOfPayment(current, takenPaymentId);
      dispatch({ type: 'failed', failure, freshKey: newIdempotencyKey() });
      onEvent('failure', { ...payment, error: debitFailure });
    }
  }, [takenPaymentId, outcome]);

  const isSubmitting = state.step === 'submitting';
  useEffect(() => {
    if (!isSubmitting) return;
    const timer = setTimeout(() => dispatch({ type: 'bank-slow' }), BANK_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isSubmitting, dispatch]);

  usePaymentWatch(state.step, options, {
    onOver: () => state.step === 'unanswered' && send(state.intent),
    onOvertaken: () => {
      attempt.current.abort();
      dispatch({ type: 'overtaken' });
    },
  });

  const pay = (intent: DebitIntent) => {
    if (!onEvent('before-submit', payment)) return;
    onEvent('submit-start', payment);
    dispatch({ type: 'authorized' });
    send(intent);
  };

  const check = () => {
    if (!isRepetition) return;
    dispatch({ type: 'check-started' });
    send(state.intent);
  };

  const leave = () => {
    attempt.current.abort();
    dispatch({ type: 'left' });
    // What was sent is not cancelled by leaving; the invoice tells whether it went through.
    if (state.step === 'unknown') onStale();
    else if (setupSteps.has(state.step)) onEvent('cancel', payment);
  };

  return {
    state,
    start,
    bankLinked: (linked) => dispatch({ type: 'bank-linked', providerUserId: linked }),
    bankFailed: () => failSetup(new ApiError(bankWindowFailure), attempt.current.signal),
    authorize: () => state.step === 'authorizing' && pay(state.intent),
    check,
    chooseOtherAccount,
    leave,
  };
}

const bankWindowFailure = {
  kind: 'refused',
  code: 'ProviderUnavailableError',
  message: 'The bank window failed.',
  retryable: true,
} as const;

/** The invoice tells why. */
const debitFailure: WidgetError = {
  code: 'DebitRefusedError',
  severity: 'error',
  retryable: false,
  message: 'The debit was not taken.',
};
