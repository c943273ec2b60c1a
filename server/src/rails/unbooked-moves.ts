import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { App } from '../kernel/index.ts';
import type { InstructionKind, Leg } from '../providers/index.ts';
import { unsealDetails } from './inbox.ts';
import { type Moving, movedAmount, type ReportedMove } from './moved-amount.ts';

interface EventRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: ReportedMove['kind'];
  readonly fee: string;
  readonly sealed_credit: Buffer | null;
  readonly is_at_bank: boolean;
  readonly leg: Leg | null;
  readonly applied_at: Date | null;
  readonly order_kind: InstructionKind | null;
  readonly amount_minor: string | null;
  readonly currency: string | null;
}

/**
 * Returns by currency what the bank had moved by the end of a day, and the ledger had not yet: news that arrived later
 * than the day, or is not applied. Minor units, below 0 for money that left; below or above 0 the other way round for
 * what the ledger booked before the bank did. A transfer between two of our accounts is a part of it while only one of
 * them has booked it, whatever the ledger says: that books both at once. Movements that nobody has told us of are no part.
 */
export async function unbookedMoves(app: App, date: BusinessDate): Promise<ReadonlyMap<string, bigint>> {
  const endsAt = startOfBusinessDay(addDays(date, 1));
  const isAtBank = sql<boolean>`coalesce(booked_on, (occurred_at at time zone 'America/New_York')::date) <= ${date}::date`;
  const isBooked = sql<boolean>`coalesce(applied_at < ${endsAt}, false)`;
  const { rows } = await sql<EventRow>`
    select e.provider_event_id as id, e.reference, e.kind, coalesce(e.fee_minor, 0)::text as fee, e.sealed_credit,
      ${isAtBank} as is_at_bank, e.leg, e.applied_at,
      i.kind as order_kind, i.amount_minor::text as amount_minor, i.currency
    from rails_events e left join rails_instructions i on i.reference = e.reference
    where e.reference in (select reference from rails_events where (${isAtBank}) <> (${isBooked}))
      or e.reference in (
        select reference from rails_events where leg is not null and ${isAtBank}
        group by reference having count(*) filter (where leg = 'debit') <> count(*) filter (where leg = 'credit'))
    order by e.occurred_at, e.provider_event_id`.execute(app.db);

  const byReference = new Map<string, EventRow[]>();
  for (const row of rows) byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row]);
  const unbooked = new Map<string, bigint>();
  for (const events of byReference.values()) {
    const what = describe(app, events);
    if (!what) continue;
    unbooked.set(what.currency, (unbooked.get(what.currency) ?? 0n) + gapOf(what.moving, events, endsAt));
  }
  return unbooked;
}

/** What the bank had moved by the end of a day, less what the ledger had booked by then. */
function gapOf(moving: Moving, events: readonly EventRow[], endsAt: Date): bigint {
  const atBank = events.filter(({ is_at_bank }) => is_at_bank);
  const booked = events
    .filter(({ applied_at }) => applied_at !== null && applied_at < endsAt)
    .sort((one, other) => Number(one.applied_at) - Number(other.applied_at));
  // The ledger books both accounts of a book transfer at once.
  const atBoth = booked.map((event) => ({ ...toMove(event), leg: null }));
  return movedAmount(moving, atBank.map(toMove)) - movedAmount(moving, atBoth);
}

const toMove = ({ kind, fee, leg }: EventRow): ReportedMove => ({ kind, feeMinor: BigInt(fee), leg });

/** Returns what events are about; undefined for bookings of the bank that are not ours. */
function describe(
  app: App,
  events: readonly EventRow[],
): { readonly moving: Moving; readonly currency: string } | undefined {
  const order = events.find((event) => event.order_kind !== null);
  if (order?.order_kind && order.amount_minor !== null && order.currency !== null) {
    return { moving: { kind: order.order_kind, amountMinor: BigInt(order.amount_minor) }, currency: order.currency };
  }
  const incoming = events.find(({ kind }) => kind === 'incoming' || kind === 'charged');
  if (!incoming) return undefined;
  const { amountMinor, currency } = unsealDetails(app, incoming.id, incoming.sealed_credit);
  return { moving: { kind: 'incoming', amountMinor }, currency };
}
