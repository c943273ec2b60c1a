import { businessDateOf } from '@quittance/sdk/time';
import { recordAudit } from '../audit/index.ts';
import { newId } from '../kernel/index.ts';
import { accounts, credit, debit, type JournalEntry, postJournal } from '../ledger/index.ts';
import type { BankCharge } from '../providers/index.ts';
import type { BankCharged } from '../rails/index.ts';

/**
 * Books what a bank took for its services, or interest, to our own expenses or revenue: once for each entry of a
 * statement, and never to a customer.
 */
export const bookBankCharge: BankCharged = async ({ app, db, actor }, charge, { at, bookedOn }) => {
  const id = newId('bch');
  const { bankReference, account, currency, kind, amountMinor } = charge;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bank_charges')
    .values({
      id,
      bank_reference: bankReference,
      account,
      currency,
      kind,
      amount_minor: amountMinor,
      booked_on: bookedOn ?? businessDateOf(at),
    })
    .onConflict((conflict) => conflict.column('bank_reference').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await postJournal(db, app.clock, chargeBooked(id, charge));
  await recordAudit(db, {
    at,
    actor,
    action: 'bank-charge.booked',
    object: { type: 'bank-charge', id },
    detail: { currency, kind, amountMinor: String(amountMinor) },
  });
};

/**
 * Taken: Dr exp:bank_fee or exp:bank_interest / Cr bank. A fee that is given back is the reverse; interest that the bank
 * pays us is Dr bank / Cr rev:bank_interest.
 */
function chargeBooked(id: string, { rail, kind, amountMinor, currency }: BankCharge): JournalEntry {
  const ours =
    kind === 'interest' && amountMinor > 0n ? accounts.revenue('bank_interest') : accounts.expense(`bank_${kind}`);
  const bank = accounts.bank(rail);
  const lines =
    amountMinor > 0n
      ? [debit(bank, amountMinor, currency), credit(ours, amountMinor, currency)]
      : [debit(ours, -amountMinor, currency), credit(bank, -amountMinor, currency)];
  return { businessKey: `bank-charge:${id}:booked`, book: 'cash', kind: 'bank-charge', lines };
}
