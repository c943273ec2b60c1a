import { seal } from '../../kernel/index.ts';
import type { BankCharge, IncomingCredit, Leg } from '../rails/index.ts';
import { incomingEventId } from './find-report.ts';
import type { StatementMovement } from './iso20022/read-camt.ts';
import type { Rejection } from './iso20022/read-pain002.ts';
import type { NachaNews } from './nacha/read-nacha.ts';
import type { BankFileParts } from './parts.ts';
import type { BankFileEventsTable } from './tables.ts';

/** One file being read, in its transaction. */
export interface Reading extends BankFileParts {
  readonly fileId: string;
  readonly now: Date;
}

type NewEvent = Pick<BankFileEventsTable, 'provider_event_id' | 'reference' | 'kind'> &
  Partial<Pick<BankFileEventsTable, 'code' | 'sealed_credit' | 'occurred_at' | 'booked_on'>> & {
    readonly leg?: Leg | null;
  };

async function addEvent({ db, fileId, now }: Reading, event: NewEvent): Promise<void> {
  await db
    .insertInto('bank_file_events')
    .values({ code: null, sealed_credit: null, occurred_at: now, booked_on: null, file_id: fileId, ...event })
    .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
    .execute();
}

/** Finds our reference of what the bank calls by its own; undefined for what is not ours. */
async function findReference({ db }: Reading, bankReference: string): Promise<string | undefined> {
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

/** Stores what a statement or notification reports, each entry once. @returns how many movements were new */
export async function takeMovements(reading: Reading, movements: readonly StatementMovement[]): Promise<number> {
  const isNew = new Map<string, boolean>();
  let taken = 0;
  for (const movement of movements) {
    const { entryReference } = movement;
    if (!isNew.has(entryReference)) isNew.set(entryReference, await keepEntry(reading, entryReference));
    if (!isNew.get(entryReference)) continue;
    // These are known from their own files, or counted as settled on their day. Fees for them are in no other file.
    if (movement.isCollection && !movement.charge) continue;
    await takeMovement(reading, movement);
    taken += 1;
  }
  return taken;
}

async function keepEntry({ db, fileId }: Reading, entryReference: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bank_file_entries')
    .values({ entry_reference: entryReference, file_id: fileId })
    .onConflict((conflict) => conflict.column('entry_reference').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function takeMovement(reading: Reading, movement: StatementMovement): Promise<void> {
  const { direction, endToEndId, returnReason, bankReference, isReversal } = movement;
  const { bookedAt, bookedOn = null } = movement;
  const when = { booked_on: bookedOn, ...(bookedAt && bookedAt < reading.now && { occurred_at: bookedAt }) };
  // Banks may give a fee the id of the payment that it is for.
  if (movement.charge) {
    // Nothing moved, so there is nothing to book.
    if (movement.amountMinor === 0n) return;
    const charge = toCharge(movement, movement.charge);
    const id = `${bankReference}:charged`;
    const sealed_credit = sealDetails(reading, id, charge);
    await addEvent(reading, {
      ...when,
      provider_event_id: id,
      reference: bankReference,
      kind: 'charged',
      sealed_credit,
    });
    return;
  }
  const ours = endToEndId === undefined ? undefined : await findReference(reading, endToEndId);
  if (ours !== undefined && (await isWhole(reading, ours, movement))) {
    const { kind, leg } = await newsOfOwn(reading, ours, movement);
    await addEvent(reading, {
      ...when,
      // Both accounts report a return of a transfer between them.
      provider_event_id: kind === 'returned' && leg ? `${ours}:${kind}:${leg}` : `${ours}:${kind}`,
      reference: ours,
      kind,
      code: kind === 'returned' ? (returnReason ?? 'NARR') : null,
      leg,
    });
    return;
  }
  if (direction === 'credit') {
    const id = incomingEventId(bankReference);
    const sealed_credit = sealDetails(reading, id, toCredit(movement));
    await addEvent(reading, {
      ...when,
      provider_event_id: id,
      reference: bankReference,
      kind: 'incoming',
      sealed_credit,
    });
    return;
  }
  // A reversed credit is called back. Other debits stay in the inbox, for people.
  const kind = isReversal ? 'recalled' : 'settled';
  await addEvent(reading, {
    ...when,
    provider_event_id: `${bankReference}:${kind}`,
    reference: bankReference,
    kind,
    code: isReversal ? (returnReason ?? 'NARR') : null,
  });
}

/**
 * What a movement with our own id means. A credit with it is a payment that came back, unless it's to our own account.
 * Of a transfer between two of our accounts, a movement is the entry of one of them.
 */
async function newsOfOwn(
  { db }: Reading,
  reference: string,
  { direction, account, isReversal, returnReason }: StatementMovement,
): Promise<{ readonly kind: 'submitted' | 'settled' | 'returned'; readonly leg: Leg | null }> {
  const order = await db
    .selectFrom('rails_instructions as instruction')
    .innerJoin('bank_file_orders as order', 'order.reference', 'instruction.reference')
    .select(['instruction.kind', 'order.credited_account'])
    .where('order.reference', '=', reference)
    .executeTakeFirst();
  if (order?.kind !== 'book') {
    return { kind: direction === 'debit' && !isReversal ? 'settled' : 'returned', leg: null };
  }
  const leg = direction;
  const isCredited = order.credited_account === null ? direction === 'credit' : order.credited_account === account;
  if (isReversal || returnReason !== undefined || isCredited !== (direction === 'credit')) {
    return { kind: 'returned', leg };
  }
  // Both of our accounts report it. It has arrived when the other one has it.
  return { kind: direction === 'debit' ? 'submitted' : 'settled', leg };
}

/**
 * Whether a movement has the whole amount of our payment. The recipient knows our id too, and may send money with it: a
 * credit of another amount is a new deposit. Staff look at a debit of another amount.
 */
async function isWhole({ db }: Reading, reference: string, movement: StatementMovement): Promise<boolean> {
  const instruction = await db
    .selectFrom('rails_instructions')
    .select(['amount_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return (
    instruction !== undefined &&
    BigInt(instruction.amount_minor) === movement.amountMinor &&
    instruction.currency === movement.currency
  );
}

/** The rail of the ledger's bank account, by currency. */
const railsOfCurrencies: Readonly<Record<string, string>> = { EUR: 'sepa', GBP: 'fps' };

const railOf = ({ currency }: StatementMovement): string => railsOfCurrencies[currency] ?? 'wire';

const toCredit = (movement: StatementMovement): IncomingCredit => ({
  bankReference: movement.bankReference,
  rail: railOf(movement),
  amountMinor: movement.amountMinor,
  currency: movement.currency,
  creditedAccount: movement.account,
  remittance: movement.remittance,
  ...(movement.otherName && { senderName: movement.otherName }),
  ...(movement.otherAccount && { senderAccount: movement.otherAccount }),
});

const toCharge = (movement: StatementMovement, kind: BankCharge['kind']): BankCharge => ({
  bankReference: movement.bankReference,
  rail: railOf(movement),
  account: movement.account,
  kind,
  amountMinor: movement.direction === 'credit' ? movement.amountMinor : -movement.amountMinor,
  currency: movement.currency,
});

const sealDetails = ({ dataKey }: Reading, eventId: string, details: IncomingCredit | BankCharge): Buffer =>
  seal(dataKey, JSON.stringify({ ...details, amountMinor: String(details.amountMinor) }), eventId);
