import type { AccountType } from '@quittance/sdk/contract';
import {
  type DepositDecision,
  type DepositState,
  depositDecisionsAbout,
  isAssignable,
  type StaffDepositDecision,
} from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type App, Refusal, seal, unseal } from '../../kernel/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import type { DepositMatchesTable, DepositsTable } from './tables.ts';

/** An organization's account that a deposit is credited to. */
export interface DepositTarget {
  readonly organizationId: string;
  readonly accountType: AccountType;
}

/** Money that arrived at our bank. Amounts are minor units of `currency`. */
export interface Deposit {
  readonly id: string;
  readonly bankReference: string;
  readonly rail: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: DepositState;
  /** Whether its bank asks us to check it before anybody uses the money. */
  readonly needsReview: boolean;
  /** The part that paid an invoice. */
  readonly appliedMinor: bigint;
  /** The invoice that its reference names. */
  readonly invoiceId: string | null;
  /** When its last refund failed; null once another was ordered. */
  readonly refundFailedAt: Date | null;
  /** Null while nobody knows whose it is, while it is held without an account, and after it was recalled. */
  readonly target: DepositTarget | null;
  /** How often it was matched; 1 in a simple life. */
  readonly matches: number;
  readonly arrivedAt: Date;
  readonly recallCode: string | null;
  readonly recalledAt: Date | null;
}

/** What of it paid no invoice, in minor units. */
export const restOf = ({ amountMinor, appliedMinor }: Pick<Deposit, 'amountMinor' | 'appliedMinor'>): bigint =>
  amountMinor - appliedMinor;

export type DepositRow = Selectable<DepositsTable>;
export type DepositMatch = Selectable<DepositMatchesTable>;

export const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  bankReference: row.bank_reference,
  rail: row.rail,
  amountMinor: BigInt(row.amount_minor),
  currency: row.currency,
  state: row.state,
  needsReview: row.needs_review,
  appliedMinor: BigInt(row.applied_minor),
  invoiceId: row.invoice_id,
  refundFailedAt: row.refund_failed_at,
  target:
    row.organization_id !== null && row.account_type !== null
      ? { organizationId: row.organization_id, accountType: row.account_type }
      : null,
  matches: row.matches,
  arrivedAt: row.arrived_at,
  recallCode: row.recall_code,
  recalledAt: row.recalled_at,
});

/** Who sent a deposit, for what, and where it arrived; only staff see it. */
export type DepositOrigin = Pick<IncomingCredit, 'remittance' | 'senderName' | 'senderAccount'> &
  // Older deposits don't have it.
  Partial<Pick<IncomingCredit, 'creditedAccount'>>;

export const sealDetails = (
  { config }: App,
  id: string,
  { remittance, senderName, senderAccount, creditedAccount }: DepositOrigin,
): Buffer =>
  seal(
    config.dataKey,
    JSON.stringify({
      remittance,
      ...(senderName && { senderName }),
      ...(senderAccount && { senderAccount }),
      ...(creditedAccount && { creditedAccount }),
    }),
    id,
  );

export const unsealDetails = ({ config }: App, id: string, sealed: Buffer | null): DepositOrigin =>
  sealed === null ? { remittance: '' } : JSON.parse(unseal(config.dataKey, sealed, id));

/** Reads what only staff see of a deposit. */
export async function readDetails(
  { app, db }: { readonly app: App; readonly db: Connection },
  id: string,
): Promise<DepositOrigin> {
  const { sealed_details } = await db
    .selectFrom('deposits')
    .select('sealed_details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return unsealDetails(app, id, sealed_details);
}

/** What a deposit's state forbids. */
export const stateError = (message: string): Refusal => new Refusal('IdempotencyConflictError', message);

/** Whether staff can decide this about the deposit now. */
export const canDecide = ({ state, recalledAt }: Deposit, decision: DepositDecision): boolean =>
  depositDecisionsAbout({ state, isRecalled: recalledAt !== null }).includes(decision);

/** Finds its last match, also one that was undone; undefined if nobody was ever recognized. */
export const findLastMatch = (db: Connection, { id, matches }: Deposit): Promise<DepositMatch | undefined> =>
  db
    .selectFrom('deposit_matches')
    .selectAll()
    .where('deposit_id', '=', id)
    .where('number', '=', matches)
    .executeTakeFirst();

/** Whether it is held until it may pay the invoice that its reference names; staff may have assigned it otherwise. */
export const isHeldForInvoice = async (db: Connection, deposit: Deposit): Promise<boolean> =>
  deposit.state === 'held' &&
  deposit.invoiceId !== null &&
  (deposit.target === null || (await findLastMatch(db, deposit))?.matched_by === 'invoice');

/** Whether staff once decided this about it, also while it was nobody's. */
export async function wasDecided(db: Connection, { id }: Deposit, decision: StaffDepositDecision): Promise<boolean> {
  const decided = await db
    .selectFrom('deposit_decisions')
    .select('id')
    .where('deposit_id', '=', id)
    .where('decision', '=', decision)
    .limit(1)
    .executeTakeFirst();
  return decided !== undefined;
}

/** Whether staff can assign the deposit to an organization, or to another one. */
export async function canAssign(db: Connection, deposit: Deposit): Promise<boolean> {
  const { state, recalledAt, target } = deposit;
  const match = target === null ? await findLastMatch(db, deposit) : undefined;
  const isSentBack = Boolean(match?.sent_back_at) || (await wasDecided(db, deposit, 'denied'));
  return isAssignable({ state, isRecalled: recalledAt !== null, isSentBack });
}

/** Returns a deposit, locked until the transaction ends. @throws NotFoundError */
export async function lockDeposit(db: Connection, id: string): Promise<Deposit> {
  const row = await db.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such deposit.');
  return toDeposit(row);
}
