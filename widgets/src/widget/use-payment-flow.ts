import type { Client } from '@quittance/sdk/client';
import { useLayoutEffect, useRef, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import type { PaymentMethod } from './event-types.ts';
import { type AnyPaymentFlow, findSentPayment, type PaymentView } from './payment-flow.ts';
import type { PaymentPanelProps } from './payment-panel.ts';
import { isHeldStep, setupSteps } from './payment-steps.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { useAtom } from './use-resource-state.ts';

interface WayToPay<Flow> {
  readonly method: PaymentMethod;
  readonly create: (client: Client, invoice: InvoiceAnswer) => Flow;
}

interface MountedFlow<Flow extends AnyPaymentFlow> {
  readonly flow: Flow;
  readonly state: ReturnType<Flow['$state']['get']>;
  /**
   * Resends a payment whose answer was lost: the server repeats its answer, or accepts the payment if it never arrived.
   */
  check(): void;
  leave(): void;
}

/** Provides a payment that outlives its view once it was sent. Its events reach the mounted view. */
export function usePaymentFlow<Flow extends AnyPaymentFlow>(
  { method, create }: WayToPay<Flow>,
  options: PaymentPanelProps,
): MountedFlow<Flow> {
  const client = useClient();
  const { invoice, current } = options;
  const [flow] = useState(() => {
    const sent = findSentPayment(client, invoice);
    return sent?.payment.method === method ? (sent as Flow) : create(client, invoice);
  });
  flow.client = client;
  flow.invoice = invoice;
  const state: ReturnType<Flow['$state']['get']> = useAtom(flow.$state);
  if (!isHeldStep(state.step)) flow.before = current;
  const view = useRef<PaymentView>(options);
  view.current = options;
  useLayoutEffect(() => flow.attach(view), [flow]);

  usePaymentWatch(state.step, options, {
    onOver: () => void flow.intent.checkInBackground(),
    onOvertaken: () => {
      flow.dispatch({ type: 'overtaken' });
      flow.intent.abort();
    },
  });

  return {
    flow,
    state,
    check: () => void flow.intent.check(),
    leave: () => {
      flow.dispatch({ type: 'left' });
      flow.intent.leave();
      // Leaving does not cancel a sent payment; the invoice shows whether it succeeded.
      if (state.step === 'unknown') options.onStale();
      else if (setupSteps.has(state.step)) flow.onEvent('cancel', flow.payment);
    },
  };
}
