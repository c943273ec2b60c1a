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

/** Time for which an unseen outcome is kept. */
const OUTCOME_MAX_AGE_MS = 60_000;

/** Anything with a state. */
interface Step {
  readonly step: string;
}

/** Actions of every way to pay. */
export type PaymentAction<Content> =
  /** The money intent has changed its state. */
  | { readonly type: 'intent'; readonly intent: PaymentIntentState<Content> }
  /** The invoice was no longer payable before anything was sent. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'left' };

/**
 * The state of one way to pay one invoice. A payment that was sent outlives its view: the next view of the same invoice
 * finds it, with its money intent, and shows it instead of offering to pay again.
 */
export interface PaymentFlow<State extends Step = Step, Action = never, Content = never> {
  readonly payment: WidgetEventDetails['before-submit'];
  /** The client of the last rendered view. */
  client: Client;
  /** The invoice at the time of sending; before that, the last read one. */
  invoice: InvoiceAnswer;
  /** The invoice as last read before the payment was sent. With a second try it shows how the first one failed. */
  before: InvoiceAnswer;
  readonly $state: ReadableAtom<State>;
  readonly intent: PaymentIntent<Content>;
  dispatch(action: Action | PaymentAction<Content>): void;
  /**
   * Reports an event to the host through the mounted or the next view. Without a view events count as not prevented.
   */
  readonly onEvent: WidgetEventListener;
  /** Reports a refusal to the host, and reloads the invoice if the refusal shows that the screen is outdated. */
  reportRefusal(error: unknown): void;
  /** Reports to the host that the invoice is paid. */
  reportPaid(invoice: InvoiceAnswer): void;
  /** @returns detaches the view */
  attach(view: MountedView): () => void;
}

/** Events of a flow for the view around it. */
export type PaymentView = Pick<PaymentPanelProps, 'onEvent' | 'onPaid' | 'onStale'>;

/** The mounted view, as of its last render. */
interface MountedView {
  readonly current: PaymentView;
}

// biome-ignore lint/suspicious/noExplicitAny: flows differ in their states; the method tells which it is
export type AnyPaymentFlow = PaymentFlow<any, any, any>;

interface KeptFlow {
  readonly flow: AnyPaymentFlow;
  /** When the outcome arrived without a mounted view, in milliseconds since 1970. */
  readonly endedAtMs?: number;
}

const keptFlows = new Map<string, KeptFlow>();

/** The account of each client: the host's name, or a unique number. */
const accounts = new WeakMap<Client, string | number>();

let unnamedAccounts = 0;

/**
 * Stores the account of a client: other accounts never see its payments.
 * @param account without a name, only this client sees its payments
 */
export function nameAccount(client: Client, account: string | undefined): void {
  unnamedAccounts += 1;
  accounts.set(client, account ?? unnamedAccounts);
}

function keyOf(client: Client, { _id, viewer }: InvoiceAnswer): string {
  if (!accounts.has(client)) nameAccount(client, undefined);
  return JSON.stringify([accounts.get(client), viewer, _id]);
}

/** Returns the sent payment of this invoice whose outcome the payer has not seen. */
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
  /** The server accepted the payment. */
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
    // Keeps a refusal that arrived without a view for the next one.
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
    before: invoice,
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
    // Shown before it is reported to the host.
    flow.dispatch({ type: 'intent', intent: state });
    if (state.step === 'settled') {
      tell((view) => view.onPaid(state.answer));
      onSettled(state.answer);
    } else if (state.step === 'refused') flow.reportRefusal(state.error);
    else if (state.step === 'unknown' && !state.isChecking) {
      const isRepetition = before?.step === 'unknown';
      // Otherwise the payer only left.
      if (!isRepetition || before.isChecking) reportLostAnswer(state.error, isRepetition);
    }
  });
  return flow;
}
