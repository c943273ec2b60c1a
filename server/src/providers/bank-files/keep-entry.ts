import { createHash } from 'node:crypto';
import type { StatementMovement } from './iso20022/read-camt.ts';
import type { Reading } from './take-news.ts';

/** What reports an entry. A statement has every entry of its day, a notification some of them. */
export type CamtMessage = 'notification' | 'statement';

const columns = { notification: 'notified_as', statement: 'stated_as' } as const;
const other = { notification: 'statement', statement: 'notification' } as const;

/**
 * Keeps an entry of a statement or notification, all of whose movements are given. Some banks give the same booking a
 * reference in each: then it has the same facts, and each message reports as many of these as the bank booked.
 * @returns what to append to the references of its movements; null if it was read before
 */
export async function keepEntry(
  reading: Reading,
  message: CamtMessage,
  movements: readonly StatementMovement[],
): Promise<string | null> {
  const [first] = movements;
  if (!first) return null;
  const { entryReference, entryDirection: direction, isReversal } = first;
  const facts = factsOf(movements);
  for (const suffix of ['', `:${direction}`]) {
    const entry_reference = entryReference + suffix;
    const { numInsertedOrUpdatedRows } = await reading.db
      .insertInto('bank_file_entries')
      .values({ entry_reference, direction, file_id: reading.fileId, facts, [columns[message]]: entry_reference })
      .onConflict((conflict) => conflict.column('entry_reference').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      return facts !== null && (await isTwin(reading, message, { entry_reference, facts })) ? null : suffix;
    }
    const known = await reading.db
      .selectFrom('bank_file_entries')
      .select(['direction', 'notified_as', 'stated_as'])
      .where('entry_reference', '=', entry_reference)
      .executeTakeFirstOrThrow();
    // Older entries have no direction. A reversal under the reference of one was dropped then, so it is new.
    if (known.direction !== direction && (known.direction !== null || isReversal)) continue;
    const twin = known[columns[message]];
    await reportAs(reading, message, { entry_reference, reportedAs: entry_reference });
    if (twin === null || twin === entry_reference) return null;
    // The bank has one reference for it, so what was taken for the same booking was another one. It is taken now.
    await reportAs(reading, other[message], { entry_reference: twin, reportedAs: null });
    return `${suffix}:${message}`;
  }
  return null;
}

interface NewEntry {
  readonly entry_reference: string;
  readonly facts: string;
}

/** Finds out whether the other message reported the booking by another reference, and pairs the two. */
async function isTwin(reading: Reading, message: CamtMessage, { entry_reference, facts }: NewEntry): Promise<boolean> {
  const twin = await reading.db
    .selectFrom('bank_file_entries')
    .select('entry_reference')
    .where('facts', '=', facts)
    .where(columns[message], 'is', null)
    .orderBy('entry_reference')
    .limit(1)
    .executeTakeFirst();
  if (!twin) return false;
  await reportAs(reading, message, { entry_reference: twin.entry_reference, reportedAs: entry_reference });
  await reportAs(reading, other[message], { entry_reference, reportedAs: twin.entry_reference });
  return true;
}

interface Report {
  readonly entry_reference: string;
  readonly reportedAs: string | null;
}

const reportAs = ({ db }: Reading, message: CamtMessage, { entry_reference, reportedAs }: Report) =>
  db
    .updateTable('bank_file_entries')
    .set({ [columns[message]]: reportedAs })
    .where('entry_reference', '=', entry_reference)
    .execute();

/**
 * Hashes what tells a booking; null for one without a date, or whose movements have no end-to-end id. Its amount is that of
 * the whole entry: a message that says nothing of an included fee has the money less the fee.
 */
function factsOf(movements: readonly StatementMovement[]): string | null {
  const moved = movements.filter(({ charge }) => charge === undefined);
  const [first] = moved;
  if (!first || moved.some(({ endToEndId, bookedOn }) => !endToEndId || !bookedOn)) return null;
  const signed = movements.map(({ direction, amountMinor }) => (direction === 'credit' ? amountMinor : -amountMinor));
  const { account, bookedOn, currency, entryDirection } = first;
  const facts = [
    account,
    bookedOn,
    currency,
    entryDirection,
    signed.reduce((sum, each) => sum + each, 0n),
    ...moved.map(({ endToEndId }) => endToEndId).sort(),
  ];
  return createHash('sha256').update(facts.join('\n')).digest('hex');
}
