import { useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { PaymentMethod } from './event-types.ts';
import { createPaymentFlow, findSentPayment, type PaymentFlow, type PaymentView } from './payment-flow.ts';
import type { PaymentPanelProps } from './payment-panel.ts';
import { useAtom } from './use-resource-state.ts';

interface MountedFlow<State, Action> extends PaymentView {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}

/**
 * Like `useReducer`, for a flow that outlives its view while a payment is under way.
 * @returns the state, and callbacks that reach the mounted view, also from an answer to a request of an earlier view
 */
export function usePaymentFlow<State extends { readonly step: string }, Action>(
  method: PaymentMethod,
  reduce: (state: State, action: Action) => State,
  initial: State,
  options: PaymentPanelProps,
): MountedFlow<State, Action> {
  const client = useClient();
  const { invoice } = options;
  const [flow] = useState(() => {
    const sent = findSentPayment(client, invoice);
    return sent?.method === method
      ? (sent as PaymentFlow<State, Action>)
      : createPaymentFlow({ client, method, invoice, initial, reduce });
  });
  flow.invoice = invoice;
  const state = useAtom(flow.$state);
  const latest = useRef<PaymentView>(options);
  latest.current = options;
  useLayoutEffect(
    () =>
      flow.attach({
        onEvent: (name, detail) => latest.current.onEvent(name, detail),
        onPaid: (paid) => latest.current.onPaid(paid),
        onStale: () => latest.current.onStale(),
      }),
    [flow],
  );
  return { ...flow.view, state, dispatch: flow.dispatch };
}
