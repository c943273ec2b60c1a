import { sql } from 'kysely';
import { seal } from '../../kernel/index.ts';
import type { Leg } from '../rails/index.ts';
import type { Rejection } from './iso20022/read-pain002.ts';
import type { NachaNews } from './nacha/read-nacha.ts';
import type { BankFileParts } from './parts.ts';
import type { BankFileEventsTable } from './tables.ts';

/** One file being read, in its transaction. */
export interface Reading extends BankFileParts {
  readonly fileId: string;
  readonly now: Date;
}

/** An event to store; `entry_reference` names the movement of a statement that reports it. */
export type NewEvent = Pick<BankFileEventsTable, 'provider_event_id' | 'reference' | 'kind'> &
  Partial<Pick<BankFileEventsTable, 'code' | 'sealed_credit' | 'occurred_at' | 'booked_on'>> & {
    readonly amount_minor?: bigint;
    readonly currency?: string;
    readonly leg?: Leg | null;
    readonly entry_reference?: string;
  };

/**
 * Stores an event once. What other files say of it, or the passing of its day, is the same event; another movement of a
 * statement is not.
 * @returns false if another movement reported it before
 */
export async function addEvent({ db, fileId, now }: Reading, event: NewEvent): Promise<boolean> {
  const { entry_reference } = await db
    .insertInto('bank_file_events')
    .values({ code: null, sealed_credit: null, occurred_at: now, booked_on: null, file_id: fileId, ...event })
    .onConflict((conflict) =>
      conflict.column('provider_event_id').doUpdateSet({
        entry_reference: sql`coalesce(bank_file_events.entry_reference, excluded.entry_reference)`,
      }),
    )
    .returning('entry_reference')
    .executeTakeFirstOrThrow();
  return event.entry_reference === undefined || event.entry_reference === entry_reference;
}

/** Finds our reference of what the bank calls by its own; undefined for what is not ours. */
export async function findReference({ db }: Reading, bankReference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bank_file_orders')
    .select('reference')
    .where('bank_reference', '=', bankReference)
    // Trace numbers begin again after ten million entries.
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference;
}

/** Stores the returns and corrections of an ACH file. @returns how many */
export async function takeNacha(reading: Reading, { returns, corrections }: NachaNews): Promise<number> {
  for (const { code, originalTrace, settledOn = null } of returns) {
    const reference = (await findReference(reading, originalTrace)) ?? originalTrace;
    const event = { reference, kind: 'returned', code, booked_on: settledOn } as const;
    await addEvent(reading, { ...event, provider_event_id: `${reference}:returned` });
  }
  for (const { code, originalTrace, correctedData } of corrections) {
    const reference = (await findReference(reading, originalTrace)) ?? null;
    await reading.db
      .insertInto('bank_file_corrections')
      .values({
        original_trace: originalTrace,
        code,
        reference,
        sealed_data: seal(reading.dataKey, correctedData, originalTrace),
        file_id: reading.fileId,
        received_at: reading.now,
      })
      .onConflict((conflict) => conflict.columns(['original_trace', 'code']).doNothing())
      .execute();
    reading.log.warn({ reference, code }, 'a bank asks to correct the data of an account');
  }
  return returns.length + corrections.length;
}

/** Stores the rejections of a status report. @returns how many */
export async function takeRejections(reading: Reading, rejections: readonly Rejection[]): Promise<number> {
  for (const rejection of rejections) {
    for (const reference of await rejectedBy(reading, rejection)) {
      const { code } = rejection;
      await addEvent(reading, { provider_event_id: `${reference}:rejected`, reference, kind: 'rejected', code });
    }
  }
  return rejections.length;
}

async function rejectedBy(reading: Reading, rejection: Rejection): Promise<readonly string[]> {
  if ('endToEndId' in rejection) {
    return [(await findReference(reading, rejection.endToEndId)) ?? rejection.endToEndId];
  }
  const orders = await reading.db
    .selectFrom('bank_file_orders')
    .select('reference')
    .where('file_id', '=', rejection.messageId.replaceAll('-', '_'))
    .execute();
  return orders.map(({ reference }) => reference);
}
