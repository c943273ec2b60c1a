import { ApiError, createDebitToken, getDebitAuthorization, getPublicConstants } from '@quittance/sdk/client';
import { failureOfPayment, submissionOutcome } from '@quittance/sdk/rules';
import { useEffect } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { WidgetError } from '../widget/event-types.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import { describeFailure } from '../widget/widget-events.ts';
import type { DebitContent, DebitState } from './debit-flow.ts';
import { createDebitPayment } from './debit-payment.ts';

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

/** Drives the flow of `debitFlow` with the API. */
export function useDebitFlow(options: DebitFlowOptions): DebitFlow {
  const client = useClient();
  const { invoice, current, locale } = options;
  const { flow, state, check, leave } = usePaymentFlow({ method: 'bank-debit', create: createDebitPayment }, options);
  const { payment, dispatch, onEvent } = flow;
  const { step } = state;

  const failSetup = (error: unknown) => {
    const { code } = describeFailure(error);
    dispatch({ type: 'setup-failed', code });
    flow.reportRefusal(error);
    // Details help whoever tries the sandbox, and would only puzzle a payer.
    const explain = ({ isSandbox }: { readonly isSandbox: boolean }) =>
      isSandbox && error instanceof Error && dispatch({ type: 'explained', detail: `${code}: ${error.message}` });
    client.request(getPublicConstants, {}).then(explain, () => {});
  };

  const openWindow = async (signal: AbortSignal) => {
    const { windowUrl } = await client.request(createDebitToken, { body: { invoiceId: invoice._id } }, { signal });
    dispatch({ type: 'window-opened', windowUrl });
  };

  const readAuthorization = async (providerUserId: string, signal: AbortSignal) => {
    const body = { invoiceId: invoice._id, providerUserId, locale };
    dispatch({
      type: 'authorization-read',
      authorization: await client.request(getDebitAuthorization, { body }, { signal }),
    });
  };

  // What a step requests ends with it. A payment on its way does not, since it can't be called back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (step !== 'opening' && step !== 'reading') return;
    const controller = new AbortController();
    const { signal } = controller;
    const prepared = step === 'opening' ? openWindow(signal) : readAuthorization(state.providerUserId, signal);
    prepared.catch((error: unknown) => {
      // What was left says so before it is rendered.
      if (!signal.aborted && flow.$state.get().step === step) failSetup(error);
    });
    return () => controller.abort();
  }, [step]);

  // The invoice as it is read again tells what becomes of a payment, also while its thanks are still read.
  useEffect(() => {
    // Not `state`: strict mode runs effects twice, and the host is told once.
    const taken = flow.$state.get();
    if (!('paymentId' in taken)) return;
    const { paymentId } = taken;
    const outcome = submissionOutcome(current, paymentId, invoice);
    if (outcome === 'failed') {
      dispatch({ type: 'failed', failure: failureOfPayment(current, paymentId) });
      onEvent('failure', { ...payment, error: debitFailure });
    } else if (outcome === 'taken' && taken.step !== 'paid') {
      dispatch({ type: 'paid' });
      flow.reportPaid(current);
    }
  });

  const isSubmitting = step === 'submitting';
  useEffect(() => {
    if (!isSubmitting) return;
    const timer = setTimeout(() => dispatch({ type: 'bank-slow' }), BANK_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isSubmitting, dispatch]);

  const pay = (content: DebitContent) => {
    if (!onEvent('before-submit', payment)) return;
    onEvent('submit-start', payment);
    void flow.intent.submit(content);
  };

  return {
    state,
    start: () => dispatch({ type: 'started' }),
    bankLinked: (linked) => dispatch({ type: 'bank-linked', providerUserId: linked }),
    bankFailed: () => failSetup(new ApiError(bankWindowFailure)),
    authorize: () => {
      // Not `state`: a second press may come before the first one shows.
      const now = flow.$state.get();
      if (now.step === 'authorizing') pay(now);
    },
    check,
    chooseOtherAccount: () => dispatch({ type: 'account-dropped' }),
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
