import { ApiError, createDebitToken, getDebitAuthorization, getPublicConstants } from '@quittance/sdk/client';
import { useEffect } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { WidgetError } from '../widget/event-types.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import { useSubmissionWatch } from '../widget/use-submission-watch.ts';
import { describeFailure } from '../widget/widget-events.ts';
import type { DebitContent, DebitState } from './debit-flow.ts';
import { createDebitPayment } from './debit-payment.ts';

interface DebitFlowOptions extends PaymentPanelProps {
  /** BCP 47 tag in which the authorization is written. */
  readonly locale: string;
}

/** The state of the flow and the payer's actions. */
export interface DebitFlow {
  readonly state: DebitState;
  start(): void;
  bankLinked(providerUserId: string): void;
  bankFailed(): void;
  authorize(): void;
  /** Drops the linked account and opens the bank window again. */
  chooseOtherAccount(): void;
  /**
   * Retries a payment whose answer was lost, with the same key: it is answered like the first, or made if it never
   * arrived.
   */
  check(): void;
  leave(): void;
}

/** Runs `debitFlow` with the API. */
export function useDebitFlow(options: DebitFlowOptions): DebitFlow {
  const client = useClient();
  const { invoice, locale } = options;
  const { flow, state, check, leave } = usePaymentFlow({ method: 'bank-debit', create: createDebitPayment }, options);
  const { payment, dispatch, onEvent } = flow;
  const { step } = state;

  const failSetup = (error: unknown) => {
    const { code } = describeFailure(error);
    dispatch({ type: 'setup-failed', code });
    flow.reportRefusal(error);
    // Details help in the sandbox, but would confuse a payer.
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

  // The requests of a step end with it. A payment does not, since it can't be recalled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (step !== 'opening' && step !== 'reading') return;
    const controller = new AbortController();
    const { signal } = controller;
    const prepared = step === 'opening' ? openWindow(signal) : readAuthorization(state.providerUserId, signal);
    prepared.catch((error: unknown) => {
      // A step that was left reports this before rendering.
      if (!signal.aborted && flow.$state.get().step === step) failSetup(error);
    });
    return () => controller.abort();
  }, [step]);

  useSubmissionWatch(flow, options, debitFailure);

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
      // Not `state`: a second press may come before the first one is rendered.
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

/** The invoice has the reason. */
const debitFailure: WidgetError = {
  code: 'DebitRefusedError',
  severity: 'error',
  retryable: false,
  message: 'The debit failed.',
};
