import { businessDateOf } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { createInbox } from '../jobs/index.ts';
import { type App, type OperationContext, seal, unseal } from '../kernel/index.ts';
import type { BankCharge, IncomingCredit, RailEvent, UnexplainedEntry } from '../providers/index.ts';
import { getOwner } from './owner.ts';
import type { OwnerReference } from './owner-type.ts';
import type { RailsEventsTable } from './tables.ts';
import { applyNews } from './take-steps.ts';

/** What the bank reports. Events of nothing of ours stay for staff, since they mean unexplained money. */
export const {
  work: railsInbox,
  fetch: fetchRailsEvents,
  apply: applyRailsEvents,
} = createInbox<RailEvent>({
  name: 'rails-inbox',
  what: 'apply an event of the bank',
  table: 'rails_events',
  idColumn: 'provider_event_id',
  subjectColumn: 'reference',
  source: (app) => app.providers.rails,
  idOf: ({ providerEventId }) => providerEventId,
  store: storeEvents,
  isKnown: sql<boolean>`(
    kind in ('incoming', 'charged', 'unexplained')
    or exists (select from rails_instructions i where i.reference = rails_events.reference)
    or exists (
      select from rails_events credit where credit.kind = 'incoming' and credit.reference = rails_events.reference))`,
  unknown: 'the bank reported instructions that we never submitted',
  applyOne: applyEvent,
});

function storeEvents(app: App, events: readonly RailEvent[]): Promise<unknown> {
  return app.db
    .insertInto('rails_events')
    .values(events.map((event) => toRow(app, event)))
    .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
    .execute();
}

function toRow(app: App, event: RailEvent) {
  const came = event.kind === 'returned' || event.kind === 'recalled' ? event : undefined;
  return {
    provider_event_id: event.providerEventId,
    reference: event.reference,
    kind: event.kind,
    code: came?.code ?? (event.kind === 'rejected' ? event.code : null),
    fee_minor: came?.feeMinor ?? null,
    sealed_credit: sealDetails(app, event),
    occurred_at: event.occurredAt,
    booked_on: event.bookedOn ?? null,
    leg: event.leg ?? null,
  };
}

type Details = IncomingCredit | BankCharge | UnexplainedEntry;

function detailsOf(event: RailEvent): Details | null {
  switch (event.kind) {
    case 'incoming':
      return event.credit;
    case 'charged':
      return event.charge;
    case 'unexplained':
      return event.entry;
    default:
      return null;
  }
}

function sealDetails(app: App, event: RailEvent): Buffer | null {
  const details = detailsOf(event);
  if (details === null) return null;
  const text = JSON.stringify({ ...details, amountMinor: String(details.amountMinor) });
  return seal(app.config.dataKey, text, event.providerEventId);
}

/** Reads the details of an incoming credit, a charge of the bank, or an entry that nothing explains. */
export function unsealDetails<Kept extends Details>(app: App, eventId: string, sealed: Buffer | null): Kept {
  if (sealed === null) throw new Error('A movement of money has no details.');
  const details = JSON.parse(unseal(app.config.dataKey, sealed, eventId));
  return { ...details, amountMinor: BigInt(details.amountMinor) };
}

/** Fetches and applies what the bank reports by now, without waiting for the next round. */
export async function receiveRailsEvents(app: App): Promise<void> {
  await fetchRailsEvents(app, await app.clock.now(app.db));
  await applyRailsEvents(app);
}

async function applyEvent(context: OperationContext, eventId: string): Promise<boolean> {
  const { db, app } = context;
  const instruction = await db
    .selectFrom('rails_events')
    .innerJoin('rails_instructions', 'rails_instructions.reference', 'rails_events.reference')
    .select(['rails_instructions.id', 'owner_type', 'owner_id'])
    .where('provider_event_id', '=', eventId)
    .executeTakeFirst();
  if (instruction) await getOwner(app, instruction.owner_type).lock(context, instruction.owner_id);
  const event = await db
    .updateTable('rails_events')
    .set({ applied_at: await app.clock.now(db) })
    .where('provider_event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  if (instruction) await applyNews(context, instruction.id, newsOf(event));
  else if (event.kind === 'charged') await applyCharge(context, event);
  else if (event.kind === 'unexplained') await keepUnexplained(context, event);
  else await applyCredit(context, event);
  return true;
}

type EventRow = Pick<
  Selectable<RailsEventsTable>,
  'provider_event_id' | 'reference' | 'kind' | 'code' | 'fee_minor' | 'sealed_credit' | 'occurred_at' | 'booked_on'
>;

function newsOf({ kind, code, fee_minor, occurred_at }: EventRow) {
  if (kind === 'incoming' || kind === 'charged' || kind === 'unexplained') {
    throw new Error('An entry that is no news of an instruction has the reference of one.');
  }
  return { kind, code: code ?? '', feeMinor: BigInt(fee_minor ?? 0), at: occurred_at };
}

async function applyCredit(context: OperationContext, event: EventRow): Promise<void> {
  const { incomingMoney } = context.app;
  const at = event.occurred_at;
  if (event.kind === 'incoming') {
    const credit = unsealDetails<IncomingCredit>(context.app, event.provider_event_id, event.sealed_credit);
    await incomingMoney.arrived(context, credit, { id: event.provider_event_id, at });
  } else if (event.kind === 'recalled' || event.kind === 'returned') {
    await incomingMoney.recalled(context, { bankReference: event.reference, code: event.code ?? '', at });
  }
}

async function applyCharge(context: OperationContext, event: EventRow): Promise<void> {
  const charge = unsealDetails<BankCharge>(context.app, event.provider_event_id, event.sealed_credit);
  await context.app.bankCharged(context, charge, { at: event.occurred_at, bookedOn: event.booked_on });
}

/** Nothing is booked: whose money it is, only staff can find out. They read it with `listUnexplainedEntries`. */
async function keepUnexplained({ app, db, actor }: OperationContext, event: EventRow): Promise<void> {
  const { order } = unsealDetails<UnexplainedEntry>(app, event.provider_event_id, event.sealed_credit);
  await db
    .insertInto('unexplained_entries')
    .values({
      id: event.reference,
      event_id: event.provider_event_id,
      booked_on: event.booked_on ?? businessDateOf(event.occurred_at),
      order_reference: order?.reference ?? null,
      direction: order?.direction ?? null,
    })
    .execute();
  await recordAudit(db, {
    at: event.occurred_at,
    actor,
    action: 'bank-entry.unexplained',
    object: { type: 'bank-entry', id: event.provider_event_id },
    detail: {},
  });
  app.log.error({ eventId: event.provider_event_id }, 'no order of ours explains an entry of a bank’s statement');
}

/** Whether the bank sent news of the owner's instructions that could not be applied yet. */
export async function hasUnappliedNews({ db }: Pick<OperationContext, 'db'>, owner: OwnerReference): Promise<boolean> {
  const row = await db
    .selectFrom('rails_events')
    .innerJoin('rails_instructions', 'rails_instructions.reference', 'rails_events.reference')
    .select('rails_events.provider_event_id')
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('rails_events.applied_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
