import { sql } from 'kysely';
import type { OperationContext } from '../../kernel/index.ts';
import type { CardNews } from '../../providers/index.ts';
import { type Charge, updateCharge } from './charge.ts';
import { type ChargeStep, stepsAfter } from './charge-transitions.ts';

/** News of a charge, from an answer or an event. */
export interface DatedNews {
  readonly kind: CardNews['kind'];
  /** Why it was declined, voided or disputed. */
  readonly code?: string | undefined;
  readonly feeMinor?: bigint | undefined;
  /** Of an answer. */
  readonly processorReference?: string | undefined;
  readonly at: Date;
}

/** Code of a payment that never reached the card's bank. */
export const unavailable = 'provider_unavailable';

/** The next command is no retry of the last one. */
export const atOnce = sql<Date>`now()`;

/** What each step means for what the charge pays. */
export type ChargeSteps<Charging> = Readonly<
  Record<ChargeStep, (context: OperationContext, charging: Charging, news: DatedNews) => Promise<void>>
>;

/** Applies news of a charge, each step once. `lock` locks what it pays, then the charge, and reads both. */
export async function applySteps<Charging extends { readonly charge: Charge }>(
  context: OperationContext,
  { lock, steps }: { readonly lock: () => Promise<Charging>; readonly steps: ChargeSteps<Charging> },
  news: DatedNews,
): Promise<void> {
  let charging = await lock();
  const { state, captured_at, paid_out_at, dispute_state: dispute } = charging.charge;
  if (news.processorReference !== undefined && charging.charge.processor_reference === null) {
    await updateCharge(context, charging.charge, { processor_reference: news.processorReference });
  }
  const charge = { state, isCaptured: captured_at !== null, isPaidOut: paid_out_at !== null, dispute };
  for (const step of stepsAfter(charge, news.kind)) {
    await steps[step](context, charging, news);
    charging = await lock();
  }
}

/** The card's bank agreed: the capture is next. */
export const markAuthorized = (
  context: OperationContext,
  { charge }: { readonly charge: Charge },
  { at }: DatedNews,
): Promise<void> =>
  // The tries of the capture are counted from 0.
  updateCharge(context, charge, {
    state: 'authorized',
    authorized_at: at,
    sealed_token: null,
    attempts: 0,
    next_attempt_at: atOnce,
  });
