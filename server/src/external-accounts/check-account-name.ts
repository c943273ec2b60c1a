import type { BankDetails } from '@quittance/sdk/banking';
import { judgeNameCheck } from '@quittance/sdk/banking';
import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { businessDateOf } from '@quittance/sdk/time';
import { type App, type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import type { NameAnswer } from '../providers/index.ts';
import { assertVerified } from './assert-verified.ts';
import {
  type BankAccount,
  fingerprintOf,
  type GivenAccount,
  openDetails,
  readBankAccount,
  requireDetails,
} from './bank-account.ts';
import { type ExternalAccount, getAccount, noSuchAccount } from './external-account.ts';
import { askForName, assertMayCheckNames, storeNameCheck } from './name-checks.ts';

export interface CheckAccountName extends Omit<GivenAccount, 'details'> {
  readonly organizationId: string;
  /** The account that is changed. */
  readonly accountId?: string | undefined;
  /** Undefined: those of the account that is changed. */
  readonly details?: BankDetails | undefined;
}

export interface AskedName {
  readonly account: BankAccount;
  readonly answer: NameAnswer;
}

/**
 * Checks an account as adding it would, then asks its bank for the name. Not in a transaction: the bank may be slow.
 * @throws ValidationError; NotFoundError; CompanyNotVerifiedError; ExternalAccountExistsError; TooManyNameChecksError
 */
export async function askAccountName(app: App, input: CheckAccountName): Promise<AskedName> {
  const { organizationId, accountId } = input;
  const organization = await getOrganization(app.db, organizationId);
  assertVerified(organization);
  const changed = accountId === undefined ? undefined : await getChangedAccount(app, { organizationId, accountId });
  const account = readBankAccount(
    { ...input, ...(changed && corridorOf(changed)), details: detailsOf(app, input, changed) },
    organization,
    await app.clock.now(app.db),
  );
  await assertNew(app, { organizationId, accountId, account });
  await assertMayCheckNames(app.db, organizationId);
  return { account, answer: await askForName(app, account) };
}

async function getChangedAccount(app: App, key: { organizationId: string; accountId: string }) {
  const account = await getAccount(app.db, key);
  if (account.removed_at !== null) throw noSuchAccount();
  return account;
}

/** An account keeps its country, currency and rail. */
const corridorOf = ({ country, currency, rail }: ExternalAccount) => ({ country, currency, rail });

const detailsOf = (app: App, { details }: CheckAccountName, changed: ExternalAccount | undefined): BankDetails =>
  details ??
  (changed ? openDetails(app, { id: changed.id, sealedDetails: changed.sealed_details }) : requireDetails(details));

interface NewAccount {
  readonly organizationId: string;
  readonly accountId?: string | undefined;
  readonly account: BankAccount;
}

/** Says early what saving would refuse. @throws ExternalAccountExistsError */
async function assertNew(app: App, { organizationId, accountId, account }: NewAccount): Promise<void> {
  const same = await app.db
    .selectFrom('external_accounts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('fingerprint', '=', fingerprintOf(app, organizationId, account))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (same && same.id !== accountId) throw accountExists();
}

export const accountExists = (): Refusal =>
  new Refusal('ExternalAccountExistsError', 'The organization has this bank account already.');

/** Stores the bank's answer, and returns it with its consequence. */
export async function recordAccountName(
  context: OperationContext,
  { organizationId, accountId }: Pick<CheckAccountName, 'organizationId' | 'accountId'>,
  { account, answer }: AskedName,
): Promise<CallOutput<Contract['checkAccountName']>> {
  const check = await storeNameCheck(context, { organizationId, accountId, account, answer });
  return {
    nameCheckId: check.id,
    outcome: check.outcome,
    ...(check.suggested_name !== null && { suggestedName: check.suggested_name }),
    checkedAt: check.checked_at.toISOString(),
    ...judgeNameCheck(account.kind, check.outcome, businessDateOf(check.checked_at)),
    expiresAt: check.expires_at.toISOString(),
  };
}
