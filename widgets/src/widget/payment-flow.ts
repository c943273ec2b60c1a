import { type Client, isSessionLost } from '@quittance/sdk/client';
import { atom, type ReadableAtom } from 'nanostores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { WidgetEventDetails } from './event-details.generated.ts';
import type { PaymentMethod } from './event-types.ts';
import { overtakingCodes } from './overtaking-codes.ts';
import type { PaymentIntent, PaymentIntentState } from './payment-intent.ts';
import type { PaymentPanelProps } from './payment-panel.ts';
import { isHeldStep, openSteps } from './payment-steps.ts';
import { describeFailure, type WidgetEventListener } from './widget-events.ts';

/** How long an outcome that nobody has seen is worth telling. */
const OUTCOME_MAX_AGE_MS = 60_000;

/** Anything that says where it stands. */
interface Step {
  readonly step: string;
}

/** What happens in every way to pay. */
export type PaymentAction<Content> =
  /** The money intent has come to another state. */
  | { readonly type: 'intent'; readonly intent: PaymentIntentState<Content> }
  /** The invoice turned out to be no longer payable before anything was sent. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'left' };

/**
 * The state of one way to pay one invoice. Once a payment was sent it outlives its view: the next view of the same
 * invoice finds it, with its money intent, and shows it instead of offering to pay again.
 */
export interface PaymentFlow<State extends Step = Step, Action = never, Content = never> {
  readonly payment: WidgetEventDetails['before-submit'];
  /** The client of the view that was rendered last. */
  client: Client;
  /** The invoice as it was when the payment was sent; until then, as it was read last. */
  invoice: InvoiceAnswer;
  readonly $state: ReadableAtom<State>;
  readonly intent: PaymentIntent<Content>;
  dispatch(action: Action | PaymentAction<Content>): void;
  /** Tells the host, by the mounted view or else by the next one. Without a view events count as not prevented. */
  readonly onEvent: WidgetEventListener;
  /** Tells the host of a refusal, and has the invoice read again where it shows that the screen is out of date. */
  reportRefusal(error: unknown): void;
  /** Tells the host that the invoice is paid. */
  reportPaid(invoice: InvoiceAnswer): void;
  /** @returns detaches the view */
  attach(view: MountedView): () => void;
}

/** What a flow tells the view around it. */
export type PaymentView = Pick<PaymentPanelProps, 'onEvent' | 'onPaid' | 'onStale'>;

/** The view that is mounted, as it was rendered last. */
interface MountedView {
  readonly current: PaymentView;
}

// biome-ignore lint/suspicious/noExplicitAny: flows differ in their states; the method tells which it is
export type AnyPaymentFlow = PaymentFlow<any, any, any>;

interface KeptFlow {
  readonly flow: AnyPaymentFlow;
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
export function findSentPayment(client: Client, invoice: InvoiceAnswer): AnyPaymentFlow | undefined {
  const key = keyOf(client, invoice);
  const kept = keptFlows.get(key);
  if (!kept?.endedAtMs || Date.now() - kept.endedAtMs < OUTCOME_MAX_AGE_MS) return kept?.flow;
  keptFlows.delete(key);
  return undefined;
}

interface FlowOptions<State, Action, Content> {
  readonly client: Client;
  readonly method: PaymentMethod;
  readonly invoice: InvoiceAnswer;
  readonly initial: State;
  readonly reduce: (state: State, action: Action | PaymentAction<Content>) => State;
  readonly intent: PaymentIntent<Content>;
  /** The server took the payment. */
  readonly onSettled: (paid: InvoiceAnswer) => void;
}

export function createPaymentFlow<State extends Step, Action, Content>(
  options: FlowOptions<State, Action, Content>,
): PaymentFlow<State, Action, Content> {
  const { client, method, invoice, initial, reduce, intent, onSettled } = options;
  const key = keyOf(client, invoice);
  const payment = { invoiceId: invoice._id, method };
  const $state = atom<State>(initial);
  let mounted: MountedView | undefined;
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
    if (mounted) message(mounted.current);
    else untold.push(message);
  };

  const flow: PaymentFlow<State, Action, Content> = {
    payment,
    client,
    invoice,
    $state,
    intent,
    dispatch(action) {
      $state.set(reduce($state.value as State, action));
      update();
    },
    onEvent(name, detail) {
      let isAllowed = true;
      tell((view) => {
        isAllowed = view.onEvent(name, detail);
      });
      return isAllowed;
    },
    reportPaid({ status, paymentId }) {
      flow.onEvent('complete', { ...payment, status, ...(paymentId && { paymentId }) });
    },
    reportRefusal(error) {
      const failure = describeFailure(error);
      reportLostSession(error);
      flow.onEvent('failure', { ...payment, error: failure });
      if (overtakingCodes.has(failure.code)) tell((view) => view.onStale());
    },
    attach(view) {
      mounted = view;
      update();
      const messages = untold;
      untold = [];
      for (const message of messages) message(view.current);
      return () => {
        if (mounted !== view) return;
        mounted = undefined;
        update();
      };
    },
  };

  const reportLostSession = (error: unknown) => isSessionLost(error) && flow.onEvent('session-expired', {});

  const reportLostAnswer = (error: unknown, isRepetition: boolean) => {
    reportLostSession(error);
    if (!isRepetition) flow.onEvent('pending', { ...payment, status: 'unknown' });
  };

  intent.$intent.listen((state, before) => {
    // Shown before the host is told.
    flow.dispatch({ type: 'intent', intent: state });
    if (state.step === 'settled') {
      tell((view) => view.onPaid(state.answer));
      onSettled(state.answer);
    } else if (state.step === 'refused') flow.reportRefusal(state.error);
    else if (state.step === 'unknown' && !state.isChecking) {
      const isRepetition = before?.step === 'unknown';
      // Otherwise it was only left.
      if (!isRepetition || before.isChecking) reportLostAnswer(state.error, isRepetition);
    }
  });
  return flow;
}
