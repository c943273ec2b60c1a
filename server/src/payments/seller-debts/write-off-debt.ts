import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { fitsCurrency, isCurrency, toMinor } from '@quittance/sdk/money';
import { auditedBy, recordAudit } from '../../audit/index.ts';
import { type CallContext, newId, refuseField, refuseFormat } from '../../kernel/index.ts';
import { accounts, credit, debit, lockedBalanceOf, postJournal } from '../../ledger/index.ts';
import { getOrganization } from '../../organizations/index.ts';
import { presentDebt } from './list-seller-debts.ts';

export interface WriteOffDebt {
  readonly organizationId: string;
  readonly currency: string;
  /** Decimal text in major units: the whole debt or a part. */
  readonly amount: string;
  /** Why, for the audit trail. */
  readonly reason: string;
}

/**
 * P3f: gives up what a seller owes after a late return: Dr exp:ach_loss / Cr due:seller.
 * @returns the seller's remaining debt in the currency
 * @throws NotFoundError, ValidationError for an amount that is not part of the debt
 */
export async function writeOffDebt(
  context: CallContext,
  { organizationId, currency, amount, reason }: WriteOffDebt,
): Promise<CallOutput<Contract['writeOffSellerDebt']>> {
  const { app, db } = context;
  const { legalName } = await getOrganization(db, organizationId);
  if (!isCurrency(currency)) throw refuseFormat('currency');
  if (!fitsCurrency(amount, currency)) throw refuseFormat('amount');
  const amountMinor = toMinor(amount, currency);
  if (amountMinor <= 0n) throw refuseFormat('amount');
  const account = accounts.dueSeller(organizationId);
  // Locked, so that two write-offs can't both fit the same debt.
  const owedMinor = await lockedBalanceOf(db, account, currency);
  if (amountMinor > owedMinor) throw refuseField('amount', 'The total is too large.');
  const id = newId('wof');
  const at = await app.clock.now(db);
  await db
    .insertInto('seller_write_offs')
    .values({ id, organization_id: organizationId, amount_minor: amountMinor, currency, written_off_at: at })
    .execute();
  await postJournal(db, app.clock, {
    businessKey: `writeoff:${id}`,
    book: 'cash',
    kind: 'seller-debt-written-off',
    organizationId,
    lines: [debit(accounts.expense('ach_loss'), amountMinor, currency), credit(account, amountMinor, currency)],
  });
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    action: 'seller-debt.written-off',
    object: { type: 'seller-write-off', id },
    organizationId,
    detail: { currency, amountMinor: String(amountMinor), reason },
  });
  return presentDebt({ organizationId, legalName, currency, owedMinor: owedMinor - amountMinor });
}
