import { maskedNumberOf } from '@quittance/sdk/banking';
import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type DepositFilter, depositDecisionsAbout } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type App, Refusal, refuseFormat } from '../../kernel/index.ts';
import { findReportingFile } from '../../providers/index.ts';
import { findBookingDate } from '../../rails/index.ts';
import { canAssign, type DepositRow, toDeposit, unsealDetails } from './deposit.ts';
import { listDepositEvents } from './deposit-events.ts';

type Page = CallOutput<Contract['listDeposits']>;
type StaffDeposit = Page['items'][number];
type StaffDepositRecord = CallOutput<Contract['getStaffDeposit']>;
type Reading = { readonly app: App; readonly db: Connection };
type NamedRow = DepositRow & { readonly legal_name: string | null };

const select = (db: Connection) =>
  db
    .selectFrom('deposits')
    .leftJoin('organizations', 'organizations.id', 'deposits.organization_id')
    .selectAll('deposits')
    .select('organizations.legal_name');

// The condition of its index, to the letter.
const isWaiting = sql<boolean>`(deposits.state in ('unmatched', 'held')
  or (deposits.state = 'credited' and deposits.recalled_at is not null))`;

/** Lists one page of deposits for staff, newest first. @throws ValidationError for an invalid cursor */
export async function listDeposits(
  { app, db }: Reading,
  search: {
    readonly state?: DepositFilter | undefined;
    readonly currency?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page> {
  let rows = select(db)
    .orderBy('deposits.id', 'desc')
    .limit(search.limit + 1);
  if (search.state === 'waiting') rows = rows.where(isWaiting);
  else if (search.state) rows = rows.where('deposits.state', '=', search.state);
  if (search.currency !== undefined) rows = rows.where('deposits.currency', '=', search.currency);
  if (search.cursor !== undefined) {
    if (!/^dep_\w+$/.test(search.cursor)) throw refuseFormat('cursor');
    rows = rows.where('deposits.id', '<', search.cursor);
  }
  const found = await rows.execute();
  const items = found.slice(0, search.limit).map((row) => toStaffDeposit(app, row));
  return { items, nextCursor: found.length > search.limit ? (items.at(-1)?.depositId ?? null) : null };
}

/** Returns one deposit with what happened to it, for staff. @throws NotFoundError */
export async function getStaffDeposit({ app, db }: Reading, id: string): Promise<StaffDepositRecord> {
  const row = await select(db).where('deposits.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such deposit.');
  const { senderAccount = '' } = unsealDetails(app, row.id, row.sealed_details);
  const bookedOn = await findBookingDate(db, row.bank_reference);
  const file = await findReportingFile(db, row.bank_reference);
  const appliedMinor = BigInt(row.applied_minor);
  return {
    ...toStaffDeposit(app, row),
    ...(appliedMinor > 0n && { applied: toWireDecimal(appliedMinor, row.currency) }),
    ...(row.invoice_id !== null && { invoiceId: row.invoice_id }),
    ...(senderAccount !== '' && { senderAccount: maskAccount(senderAccount) }),
    ...(bookedOn !== undefined && { bookedOn }),
    ...(file && { statement: { name: file.name, ...(file.format !== null && { format: file.format }) } }),
    events: await listDepositEvents(db, row),
    decisions: [...depositDecisionsAbout({ state: row.state, isRecalled: row.recalled_at !== null })],
    isAssignable: await canAssign(db, toDeposit(row)),
  };
}

/** The bank tells one number; an IBAN shows its country. */
function maskAccount(account: string): string {
  const number = account.replaceAll(' ', '');
  return maskedNumberOf(/^[A-Z]{2}\d{2}/i.test(number) ? { iban: number } : { accountNumber: number });
}

function toStaffDeposit(app: App, row: NamedRow): StaffDeposit {
  const { remittance, senderName } = unsealDetails(app, row.id, row.sealed_details);
  return {
    depositId: row.id,
    state: row.state,
    amount: toWireDecimal(BigInt(row.amount_minor), row.currency),
    currency: row.currency,
    rail: row.rail,
    bankReference: row.bank_reference,
    remittance,
    ...(senderName !== undefined && { senderName }),
    ...(row.organization_id !== null && { organizationId: row.organization_id }),
    ...(row.legal_name !== null && { organizationName: row.legal_name }),
    ...(row.account_type !== null && row.currency === 'USD' && { accountType: row.account_type }),
    arrivedAt: row.arrived_at.toISOString(),
    ...(row.recalled_at && { recalledAt: row.recalled_at.toISOString() }),
    ...(row.recall_code !== null && { recallCode: row.recall_code }),
    ...(row.refund_failed_at && { refundFailedAt: row.refund_failed_at.toISOString() }),
    ...(row.refund_failure_code !== null && { refundFailureCode: row.refund_failure_code }),
  };
}
