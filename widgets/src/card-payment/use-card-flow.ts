import { createCardSession } from '@quittance/sdk/client';
import { useEffect } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { WidgetError } from '../widget/event-types.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import { useSubmissionWatch } from '../widget/use-submission-watch.ts';
import { describeFailure } from '../widget/widget-events.ts';
import type { CardState } from './card-flow.ts';
import { createCardPayment } from './card-payment.ts';

/** The state of the flow and the payer's actions. */
export interface CardFlow {
  readonly state: CardState;
  start(): void;
  /** Pays with the entered card. */
  pay(cardToken: string): void;
  fieldsFailed(): void;
  /** Retries a payment whose answer was lost, with the same key. */
  check(): void;
  leave(): void;
}

/** Runs `cardFlow` with the API. */
export function useCardFlow(options: PaymentPanelProps): CardFlow {
  const client = useClient();
  const { invoice, onStale } = options;
  const { flow, state, check, leave } = usePaymentFlow({ method: 'card', create: createCardPayment }, options);
  const { payment, dispatch, onEvent } = flow;
  const { step } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the fields are opened
  useEffect(() => {
    if (step !== 'opening') return;
    const controller = new AbortController();
    const { signal } = controller;
    client.request(createCardSession, { body: { invoiceId: invoice._id } }, { signal }).then(
      ({ fieldsUrl }) => dispatch({ type: 'fields-opened', fieldsUrl }),
      (error: unknown) => {
        // A step that was left reports this before rendering.
        if (signal.aborted || flow.$state.get().step !== 'opening') return;
        dispatch({ type: 'setup-failed', code: describeFailure(error).code });
        flow.reportRefusal(error);
      },
    );
    return () => controller.abort();
  }, [step]);

  useSubmissionWatch(flow, options, cardFailure);

  const isOutdated = state.step === 'idle' && state.notice === 'amountChanged';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (isOutdated) onStale();
  }, [isOutdated]);

  return {
    state,
    start: () => dispatch({ type: 'started' }),
    pay(cardToken) {
      // Not `state`: a second answer of the fields may come before the first one is rendered.
      if (flow.$state.get().step !== 'filling') return;
      if (!onEvent('before-submit', payment)) return;
      onEvent('submit-start', payment);
      void flow.intent.submit({ cardToken, finalAmount: invoice.finalAmount });
    },
    fieldsFailed: () => dispatch({ type: 'setup-failed', code: 'ProviderUnavailableError' }),
    check,
    leave,
  };
}

/** The invoice has the reason. */
const cardFailure: WidgetError = {
  code: 'CardDeclinedError',
  severity: 'error',
  retryable: true,
  message: 'The card was not charged.',
};
