import type { BusinessDate } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import { inTransaction, tryProcessLock } from '../../db/index.ts';
import { type Clock, seal, unseal } from '../../kernel/index.ts';
import type { BankLinking } from '../bank-linking/index.ts';
import { decisionOf, type RailDecision, type RailEvent, type RailOrder, type Rails } from '../rails/index.ts';
import { listDaysStatedSince, listStatedBalances } from './closing-balances.ts';
import { deliverFiles } from './deliver-files.ts';
import { ensureFolders } from './folders.ts';
import { endToEndIdOf } from './iso20022/text.ts';
import { listStatementAlarms } from './list-statement-alarms.ts';
import { describeLinked, describePayment, type FileOrder, ownAccountOf, type Unfit } from './order-formats.ts';
import type { BankFileParts } from './parts.ts';
import { readIncomingFiles } from './read-files.ts';
import type { BankFileEventsTable } from './tables.ts';
import { writeDueFiles } from './write-files.ts';

const eventsPerDelivery = 500;
/** Entries of ACH files are numbered from 1 to this, and then again. */
const traceNumbers = 10_000_000n;

const traceNumberOf = (odfi: string, number: bigint): string => odfi + String(number % traceNumbers).padStart(7, '0');

/**
 * Bank rails by files: orders go to the bank in NACHA files (ACH entries in US dollars) and pain.001 messages (all
 * others). Returns, corrections, statements, notifications and rejections come back as files. An order counts as
 * accepted once it is stored for the next file.
 */
export function bankFileRails(
  parts: BankFileParts & { readonly clock: Clock; readonly bankLinking: Pick<BankLinking, 'getDebitAccount'> },
): Rails {
  const { db, dataKey, settings, clock } = parts;
  const { profile } = settings;

  const find = async (reference: string): Promise<RailDecision | null> => {
    const row = await db
      .selectFrom('bank_file_orders')
      .select(['bank_reference', 'refusal_code'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? decisionOf(row) : null;
  };

  async function describe(order: RailOrder): Promise<FileOrder | Unfit> {
    const { counterparty } = order;
    if (counterparty.kind !== 'linked-account') return describePayment(order, profile);
    return describeLinked(order, await parts.bankLinking.getDebitAccount(counterparty.accountToken), profile);
  }

  /** Stores the first decision on a reference, and returns it for every later one. */
  async function decide(reference: string, order: FileOrder | Unfit): Promise<RailDecision> {
    const isFit = 'format' in order;
    const queuedAt = await clock.now(db);
    await inTransaction(db, async (transaction) => {
      const stored = await transaction
        .insertInto('bank_file_orders')
        .values({
          reference,
          format: isFit ? order.format : null,
          bank_reference: isFit ? endToEndIdOf(reference) : null,
          refusal_code: isFit ? null : order.refusal,
          sealed_order: isFit ? seal(dataKey, JSON.stringify(order), reference) : null,
          credited_account: ownAccountOf(order) ?? null,
          queued_at: queuedAt,
          file_id: null,
          settles_at: null,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('number')
        .executeTakeFirst();
      if (!stored || !isFit || order.format !== 'nacha') return;
      await transaction
        .updateTable('bank_file_orders')
        .set({ bank_reference: traceNumberOf(profile.ach?.odfi ?? '', stored.number) })
        .where('reference', '=', reference)
        .execute();
    });
    const decision = await find(reference);
    if (decision === null) throw new Error('An order for the bank was not stored.');
    return decision;
  }

  /** Exchanges files, in one process at a time. @throws when a folder can't be used */
  async function exchangeFiles(now: Date): Promise<void> {
    await tryProcessLock(db, 'bankFiles', async () => {
      await ensureFolders(settings.folder);
      await writeDueFiles(parts, now);
      await deliverFiles(parts, now);
      await readIncomingFiles(parts, now);
    });
  }

  /** Reports ACH entries as settled on their day: no file says so, and what fails comes back as a return. */
  async function reportSettlements(now: Date): Promise<void> {
    await sql`
      with settled as (
        update bank_file_orders set settlement_reported = true
        where settles_at <= ${now} and not settlement_reported returning reference, settles_at, file_id
      )
      insert into bank_file_events (provider_event_id, reference, kind, occurred_at, file_id)
      select reference || ':settled', reference, 'settled', settles_at, file_id from settled
      on conflict (provider_event_id) do nothing`.execute(db);
  }

  return {
    find,
    async submit(order) {
      return (await find(order.reference)) ?? (await decide(order.reference, await describe(order)));
    },
    cancel: (reference) => decide(reference, { refusal: 'provider_unavailable' }),
    async listEvents(now) {
      await exchangeFiles(now);
      await reportSettlements(now);
      const rows = await db
        .selectFrom('bank_file_events')
        .selectAll()
        .where('acknowledged_at', 'is', null)
        .where('occurred_at', '<=', now)
        .orderBy('occurred_at')
        .orderBy('provider_event_id')
        .limit(eventsPerDelivery)
        .execute();
      return rows.map((row) => toEvent(dataKey, row));
    },
    async acknowledge(providerEventIds) {
      if (providerEventIds.length === 0) return;
      await db
        .updateTable('bank_file_events')
        .set({ acknowledged_at: new Date(), sealed_credit: null })
        .where('provider_event_id', 'in', providerEventIds)
        .execute();
    },
    listDaysStatedSince: (since) => listDaysStatedSince(db, since),
    listStatementAlarms: (now) => listStatementAlarms(db, profile, now),
    listClosingBalances: (date) => listStatedBalances(db, profile, date),
    nextEventAt: async () => null,
  };
}

function toEvent(dataKey: Buffer, row: Selectable<BankFileEventsTable>): RailEvent {
  const common = {
    providerEventId: row.provider_event_id,
    reference: row.reference,
    occurredAt: row.occurred_at,
    ...(row.booked_on !== null && { bookedOn: row.booked_on as BusinessDate }),
    ...(row.leg !== null && { leg: row.leg }),
  };
  const code = row.code ?? '';
  switch (row.kind) {
    case 'submitted':
    case 'settled':
      return { ...common, kind: row.kind };
    case 'rejected':
      return { ...common, kind: row.kind, code };
    case 'returned':
    case 'recalled':
      // Banks book the fee of a return separately.
      return { ...common, kind: row.kind, code, feeMinor: 0n };
    case 'incoming':
      return { ...common, kind: row.kind, credit: detailsOf(dataKey, row) };
    case 'charged':
      return { ...common, kind: row.kind, charge: detailsOf(dataKey, row) };
    case 'unexplained':
      return { ...common, kind: row.kind, entry: detailsOf(dataKey, row) };
  }
}

function detailsOf(dataKey: Buffer, row: Selectable<BankFileEventsTable>) {
  if (row.sealed_credit === null) throw new Error('A movement of money has no details.');
  const details = JSON.parse(unseal(dataKey, row.sealed_credit, row.provider_event_id));
  return { ...details, amountMinor: BigInt(details.amountMinor) };
}
