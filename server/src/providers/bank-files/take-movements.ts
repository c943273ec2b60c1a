import { seal } from '../../kernel/index.ts';
import type { BankCharge, IncomingCredit, Leg, UnexplainedEntry } from '../rails/index.ts';
import { incomingEventId } from './find-report.ts';
import type { StatementMovement } from './iso20022/read-camt.ts';
import { type CamtMessage, keepEntry } from './keep-entry.ts';
import { addEvent, findReference, type NewEvent, type Reading } from './take-news.ts';

/** Stores what a statement or notification reports, each entry once. @returns how many movements were new */
export async function takeMovements(
  reading: Reading,
  message: CamtMessage,
  movements: readonly StatementMovement[],
): Promise<number> {
  const entries = new Map<string, StatementMovement[]>();
  for (const movement of movements) {
    const entry = `${movement.entryReference}\n${movement.entryDirection}`;
    entries.set(entry, [...(entries.get(entry) ?? []), movement]);
  }
  let taken = 0;
  for (const parts of entries.values()) {
    const suffix = await keepEntry(reading, message, parts);
    if (suffix === null) continue;
    for (const movement of parts) {
      // These are known from their own files, or counted as settled on their day. Fees for them are in no other file.
      if (movement.isCollection && !movement.charge) continue;
      await takeMovement(reading, { ...movement, suffix });
      taken += 1;
    }
  }
  return taken;
}

/** A movement that was not read before. */
interface NewMovement extends StatementMovement {
  /** Makes its reference unique: some banks give a return the reference of the entry that it undoes. */
  readonly suffix: string;
}

type When = Pick<NewEvent, 'booked_on' | 'occurred_at'>;

async function takeMovement(reading: Reading, movement: NewMovement): Promise<void> {
  const { bookedAt, bookedOn = null } = movement;
  const when = { booked_on: bookedOn, ...(bookedAt && bookedAt < reading.now && { occurred_at: bookedAt }) };
  // Banks may give a fee the id of the payment that it is for.
  if (movement.charge) return await takeCharge(reading, movement, when);
  const order = await findOrder(reading, movement);
  if (order && (await takeOwn(reading, order, movement, when))) return;
  if (movement.direction === 'credit' && order?.kind !== 'book') return await takeCredit(reading, movement, when);
  if (movement.direction === 'debit' && movement.isReversal && (await takeRecall(reading, movement, when))) return;
  await takeUnexplained(reading, { movement, order, when });
}

const referenceOf = ({ bankReference, suffix }: NewMovement): string => bankReference + suffix;

async function takeCharge(reading: Reading, movement: NewMovement, when: When): Promise<void> {
  // Nothing moved, so there is nothing to book.
  if (movement.amountMinor === 0n || !movement.charge) return;
  const reference = referenceOf(movement);
  const id = `${reference}:charged`;
  const sealed_credit = sealDetails(reading, id, toCharge(movement, movement.charge));
  await addEvent(reading, { ...when, provider_event_id: id, reference, kind: 'charged', sealed_credit });
}

/** Takes an entry of one of our orders. @returns false if another entry said the same before, so that this one is more */
async function takeOwn(reading: Reading, order: Order, movement: NewMovement, when: When): Promise<boolean> {
  const { reference } = order;
  const { kind, leg } = newsOfOwn(order, movement);
  return await addEvent(reading, {
    ...when,
    // Both accounts report a return of a transfer between them.
    provider_event_id: kind === 'returned' && leg ? `${reference}:${kind}:${leg}` : `${reference}:${kind}`,
    reference,
    kind,
    code: kind === 'returned' ? (movement.returnReason ?? 'NARR') : null,
    leg,
    entry_reference: referenceOf(movement),
  });
}

async function takeCredit(reading: Reading, movement: NewMovement, when: When): Promise<void> {
  const reference = referenceOf(movement);
  const id = incomingEventId(reference);
  const sealed_credit = sealDetails(reading, id, toCredit(movement));
  const { amountMinor: amount_minor, currency } = movement;
  await addEvent(reading, {
    ...when,
    provider_event_id: id,
    reference,
    kind: 'incoming',
    sealed_credit,
    amount_minor,
    currency,
  });
}

/** Takes back a whole credit that the bank reported by the same reference. @returns false if there is none */
async function takeRecall(reading: Reading, movement: NewMovement, when: When): Promise<boolean> {
  const { bankReference, returnReason } = movement;
  const credit = await reading.db
    .selectFrom('bank_file_events')
    .select(['amount_minor', 'currency'])
    .where('provider_event_id', '=', incomingEventId(bankReference))
    .executeTakeFirst();
  if (!credit || !isWhole(credit, movement)) return false;
  await addEvent(reading, {
    ...when,
    provider_event_id: `${bankReference}:recalled`,
    reference: bankReference,
    kind: 'recalled',
    code: returnReason ?? 'NARR',
  });
  return true;
}

/** Older credits have no amount, and count as whole. */
const isWhole = (
  { amount_minor, currency }: { readonly amount_minor: string | null; readonly currency: string | null },
  movement: NewMovement,
): boolean =>
  amount_minor === null || (BigInt(amount_minor) === movement.amountMinor && currency === movement.currency);

/** Keeps an entry for staff. The ledger can't tell whose money it is. */
async function takeUnexplained(
  reading: Reading,
  { movement, order, when }: { readonly movement: NewMovement; readonly order: Order | undefined; readonly when: When },
): Promise<void> {
  const reference = referenceOf(movement);
  const id = `${reference}:unexplained`;
  const sealed_credit = sealDetails(reading, id, toUnexplained(movement, order));
  await addEvent(reading, { ...when, provider_event_id: id, reference, kind: 'unexplained', sealed_credit });
}

/** An order of ours that an entry names. */
interface Order {
  readonly reference: string;
  readonly kind: string;
  readonly credited_account: string | null;
}

/**
 * Finds our order that an entry names, if the entry has its whole amount. The recipient knows our id too, and may send
 * money with it: a credit of another amount is a new deposit. Staff look at a debit of another amount.
 */
async function findOrder(reading: Reading, movement: StatementMovement): Promise<Order | undefined> {
  const { endToEndId, amountMinor, currency } = movement;
  const reference = endToEndId === undefined ? undefined : await findReference(reading, endToEndId);
  if (reference === undefined) return undefined;
  return await reading.db
    .selectFrom('rails_instructions as instruction')
    .innerJoin('bank_file_orders as order', 'order.reference', 'instruction.reference')
    .select(['order.reference', 'instruction.kind', 'order.credited_account'])
    .where('order.reference', '=', reference)
    .where('instruction.amount_minor', '=', String(amountMinor))
    .where('instruction.currency', '=', currency)
    .executeTakeFirst();
}

/**
 * What a movement with our own id means. A credit with it is a payment that came back, unless it's to our own account.
 * Of a transfer between two of our accounts, a movement is the entry of one of them.
 */
function newsOfOwn(
  { kind, credited_account }: Order,
  { direction, account, isReversal, returnReason }: StatementMovement,
): { readonly kind: 'submitted' | 'settled' | 'returned'; readonly leg: Leg | null } {
  if (kind !== 'book') return { kind: direction === 'debit' && !isReversal ? 'settled' : 'returned', leg: null };
  const leg = direction;
  const isCredited = credited_account === null ? direction === 'credit' : credited_account === account;
  if (isReversal || returnReason !== undefined || isCredited !== (direction === 'credit')) {
    return { kind: 'returned', leg };
  }
  // Both of our accounts report it. It has arrived when the other one has it.
  return { kind: direction === 'debit' ? 'submitted' : 'settled', leg };
}

/** The rail of the ledger's bank account, by currency. */
const railsOfCurrencies: Readonly<Record<string, string>> = { EUR: 'sepa', GBP: 'fps' };

const railOf = ({ currency }: StatementMovement): string => railsOfCurrencies[currency] ?? 'wire';

const toCredit = (movement: NewMovement): IncomingCredit => ({
  bankReference: referenceOf(movement),
  rail: railOf(movement),
  amountMinor: movement.amountMinor,
  currency: movement.currency,
  creditedAccount: movement.account,
  remittance: movement.remittance,
  ...(movement.otherName && { senderName: movement.otherName }),
  ...(movement.otherAccount && { senderAccount: movement.otherAccount }),
});

const toCharge = (movement: NewMovement, kind: BankCharge['kind']): BankCharge => ({
  bankReference: referenceOf(movement),
  rail: railOf(movement),
  account: movement.account,
  kind,
  amountMinor: movement.direction === 'credit' ? movement.amountMinor : -movement.amountMinor,
  currency: movement.currency,
});

const toUnexplained = (movement: NewMovement, order: Order | undefined): UnexplainedEntry => ({
  bankReference: referenceOf(movement),
  account: movement.account,
  amountMinor: movement.direction === 'credit' ? movement.amountMinor : -movement.amountMinor,
  currency: movement.currency,
  ...(movement.endToEndId !== undefined && { endToEndId: movement.endToEndId }),
  ...(order && {
    order: {
      reference: order.reference,
      direction: newsOfOwn(order, movement).kind === 'returned' ? ('back' as const) : ('there' as const),
    },
  }),
});

type Details = IncomingCredit | BankCharge | UnexplainedEntry;

const sealDetails = ({ dataKey }: Reading, eventId: string, details: Details): Buffer =>
  seal(dataKey, JSON.stringify({ ...details, amountMinor: String(details.amountMinor) }), eventId);
