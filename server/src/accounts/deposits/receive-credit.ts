import { recordAudit } from '../../audit/index.ts';
import { newId, type OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import type { IncomingMoney } from '../../rails/index.ts';
import { applyClaim } from './apply-claim.ts';
import { bookDeposit, publishDeposit } from './book-deposit.ts';
import { type Deposit, isHeldForInvoice, sealDetails, toDeposit } from './deposit.ts';
import { giveToBank } from './give-to-bank.ts';
import { isHeldFor } from './is-held-for.ts';
import { matchCredit } from './match-credit.ts';
import { depositArrived } from './postings.ts';

/** P5a and P5c: what the bank's news of incoming credits means for deposits. */
export const incomingMoney: IncomingMoney = { arrived: receiveCredit, recalled: recallCredit };

async function receiveCredit(context: OperationContext, credit: IncomingCredit, { at }: { at: Date }): Promise<void> {
  const { app, db } = context;
  const id = newId('dep');
  const row = await db
    .insertInto('deposits')
    .values({
      id,
      bank_reference: credit.bankReference,
      rail: credit.rail,
      amount_minor: credit.amountMinor,
      currency: credit.currency,
      state: 'unmatched',
      sealed_details: sealDetails(app, id, credit),
      needs_review: credit.needsReview === true,
      arrived_at: at,
    })
    // A bank may report one credit in two ways, such as a notification and a statement.
    .onConflict((conflict) => conflict.column('bank_reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const deposit = toDeposit(row);
  await postJournal(db, app.clock, depositArrived(deposit));
  await recordAudit(db, {
    at,
    actor: context.actor,
    action: 'deposit.arrived',
    object: { type: 'deposit', id },
    detail: { currency: deposit.currency, amountMinor: String(deposit.amountMinor), rail: deposit.rail },
  });
  const claim = await app.claimCredit(context, deposit, credit);
  if (claim !== null) return await applyClaim(context, deposit, { details: credit, claim });
  const match = await matchCredit(db, credit);
  if (match === null) app.log.warn({ depositId: id }, 'nobody knows whose deposit this is: it waits for staff');
  else await bookDeposit(context, deposit, { ...match, isHeld: isHeldFor(match.organization, deposit) });
}

/**
 * The sender's bank calls a credit back. Money that is nobody's yet goes back at once; credited money is not taken from
 * its organization: staff see the recall and decide (`returnDeposit`), and so do they about held money. Money on its way
 * back to its sender goes to the bank if its refund fails.
 */
async function recallCredit(
  context: OperationContext,
  recall: { readonly bankReference: string; readonly code: string; readonly at: Date },
): Promise<void> {
  const { app, db, actor } = context;
  const row = await db
    .selectFrom('deposits')
    .selectAll()
    .where('bank_reference', '=', recall.bankReference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const deposit: Deposit = toDeposit(row);
  if (deposit.recalledAt !== null) return;
  const isNobodys = deposit.state === 'unmatched' || (deposit.state === 'held' && deposit.target === null);
  // Money that paid an invoice is the seller's, and money that was sent back can't be taken again.
  const goesBack = isNobodys && deposit.appliedMinor === 0n;
  // Locks the invoice, which comes before any lock of the ledger.
  if (await isHeldForInvoice(db, deposit))
    await app.noteReview(context, deposit, goesBack ? 'recalled' : 'recall-requested');
  if (goesBack) await giveToBank(context, deposit);
  await db
    .updateTable('deposits')
    .set({ recall_code: recall.code, recalled_at: recall.at })
    .where('id', '=', deposit.id)
    .execute();
  if (deposit.target) await publishDeposit({ db }, deposit, deposit.target);
  if (!goesBack) app.log.error({ depositId: deposit.id }, 'a bank recalls a deposit that is not at hand: staff decide');
  await recordAudit(db, {
    at: recall.at,
    actor,
    action: 'deposit.recalled',
    object: { type: 'deposit', id: deposit.id },
    ...(deposit.target && { organizationId: deposit.target.organizationId }),
    detail: { code: recall.code, wentBack: goesBack },
  });
}
