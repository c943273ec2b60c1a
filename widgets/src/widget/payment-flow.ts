import type { Client } from '@quittance/sdk/client';
import { atom, type ReadableAtom } from 'nanostores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { PaymentMethod } from './event-types.ts';
import type { PaymentPanelProps } from './payment-panel.ts';

/** Steps in which the outcome is open. Both ways to pay name them alike. */
const openSteps: ReadonlySet<string> = new Set([
  'paying',
  'submitting',
  'unconfirmed',
  'following',
  'unknown',
  'unanswered',
]);

/** Whether a payment needs its panel: from the request until the payer has seen the outcome. */
export const isHeldStep = (step: string): boolean => openSteps.has(step) || step === 'paid';

/** How long an outcome that nobody has seen is worth telling. */
const OUTCOME_MAX_AGE_MS = 60_000;

/** What a flow tells the view around it. */
export type PaymentView = Pick<PaymentPanelProps, 'onEvent' | 'onPaid' | 'onStale'>;

/** Anything that says where it stands. */
interface Step {
  readonly step: string;
}

/**
 * The state of one way to pay one invoice. Once a payment was sent it outlives its view: the next view of the same
 * invoice finds it, with its idempotency key, and shows it instead of offering to pay again.
 */
export interface PaymentFlow<State extends Step = Step, Action = never> {
  readonly method: PaymentMethod;
  /** The invoice as it was when the payment was sent; until then, as it was read last. */
  invoice: InvoiceAnswer;
  readonly $state: ReadableAtom<State>;
  dispatch(action: Action): void;
  /** Tells the mounted view, or else the next one. Without a view events count as not prevented. */
  readonly view: PaymentView;
  /** @returns detaches the view */
  attach(view: PaymentView): () => void;
}

interface KeptFlow {
  // biome-ignore lint/suspicious/noExplicitAny: flows differ in their states; the method tells which it is
  readonly flow: PaymentFlow<any, any>;
  /** When the outcome came while no view was there to show it, milliseconds since 1970. */
  readonly endedAtMs?: number;
}

const keptFlows = new Map<string, KeptFlow>();

/** Whom each client asks for: the host's name, or a number of ours, which equals no name. */
const accounts = new WeakMap<Client, string | number>();

let unnamedAccounts = 0;

/**
 * Notes for whom a client asks: a payment is shown to nobody else.
 * @param account without a name, a payment is shown by this client only
 */
export function nameAccount(client: Client, account: string | undefined): void {
  unnamedAccounts += 1;
  accounts.set(client, account ?? unnamedAccounts);
}

function keyOf(client: Client, { _id, viewer }: InvoiceAnswer): string {
  if (!accounts.has(client)) nameAccount(client, undefined);
  return JSON.stringify([accounts.get(client), viewer, _id]);
}

/** The flow of a payment of this invoice that was sent and whose outcome the payer has not seen. */
export function findSentPayment(client: Client, invoice: InvoiceAnswer): PaymentFlow | undefined {
  const key = keyOf(client, invoice);
  const kept = keptFlows.get(key);
  if (!kept?.endedAtMs || Date.now() - kept.endedAtMs < OUTCOME_MAX_AGE_MS) return kept?.flow;
  keptFlows.delete(key);
  return undefined;
}

interface FlowOptions<State, Action> {
  readonly client: Client;
  readonly method: PaymentMethod;
  readonly invoice: InvoiceAnswer;
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => State;
}

export function createPaymentFlow<State extends Step, Action>(
  options: FlowOptions<State, Action>,
): PaymentFlow<State, Action> {
  const { client, method, invoice, initial, reduce } = options;
  const key = keyOf(client, invoice);
  const $state = atom<State>(initial);
  let mounted: PaymentView | undefined;
  let untold: ((view: PaymentView) => void)[] = [];

  const update = () => {
    const { step } = $state.value as State;
    const isKept = keptFlows.get(key)?.flow === flow;
    // A refusal that came without a view is kept for the next one.
    if (isHeldStep(step) || (isKept && !mounted)) {
      keptFlows.set(key, { flow, ...(!mounted && !openSteps.has(step) && { endedAtMs: Date.now() }) });
    } else if (isKept) keptFlows.delete(key);
  };

  const tell = (message: (view: PaymentView) => void) => {
    if (mounted) message(mounted);
    else untold.push(message);
  };

  const flow: PaymentFlow<State, Action> = {
    method,
    invoice,
    $state,
    dispatch(action) {
      $state.set(reduce($state.value as State, action));
      update();
    },
    view: {
      onEvent(name, detail) {
        if (mounted) return mounted.onEvent(name, detail);
        tell((view) => view.onEvent(name, detail));
        return true;
      },
      onPaid: (paid) => tell((view) => view.onPaid(paid)),
      onStale: () => tell((view) => view.onStale()),
    },
    attach(view) {
      mounted = view;
      update();
      const messages = untold;
      untold = [];
      for (const message of messages) message(view);
      return () => {
        if (mounted !== view) return;
        mounted = undefined;
        update();
      };
    },
  };
  return flow;
}
