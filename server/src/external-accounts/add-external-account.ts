import { maskBankDetails, maskedNumberOf } from '@quittance/sdk/banking';
import type { PostalAddress } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { assertVerified } from './assert-verified.ts';
import { type BankAccount, fingerprintOf, type GivenAccount, readBankAccount, sealDetails } from './bank-account.ts';
import { accountExists } from './check-account-name.ts';
import type { ExternalAccount } from './external-account.ts';
import { lockNameCheck, type NameCheckRow, spendNameCheck } from './name-checks.ts';
import { recordAccountEvent } from './record-account-event.ts';

export interface AddExternalAccount extends GivenAccount {
  readonly organizationId: string;
  readonly name: string;
  readonly address: PostalAddress;
  readonly nameCheckId: string;
  readonly acceptsNameMismatch: boolean;
}

/** Keeps lists short enough to read, and to search without another index. */
const maxAccounts = 1000;

/**
 * Adds a bank account that an organization pays out to.
 * @throws ValidationError; CompanyNotVerifiedError; NotFoundError, NameCheckOutdatedError, NameMismatchError for the name check;
 *   ExternalAccountExistsError; TooManyExternalAccountsError
 */
export async function addExternalAccount(
  context: OperationContext,
  input: AddExternalAccount,
): Promise<ExternalAccount> {
  const { db, app } = context;
  const { organizationId, name, address } = input;
  // Adding waits for other additions, so that accounts are counted and compared once.
  const organization = await lockOrganization(db, organizationId);
  assertVerified(organization);
  const locked = await lockNameCheck(db, input);
  const at = await app.clock.now(db);
  const account = readBankAccount(input, organization, at);
  const check = await spendNameCheck(context, locked, { account, acceptsNameMismatch: input.acceptsNameMismatch });
  await assertRoom(db, organizationId);
  const id = newId('eac');
  const added = await db
    .insertInto('external_accounts')
    .values({
      id,
      organization_id: organizationId,
      name,
      address: JSON.stringify(address),
      country: account.country,
      currency: account.currency,
      rail: account.rail,
      ...contentOf(context, { id, organizationId, account, check, at }),
      known_since: null,
      attention_reason: null,
      added_at: at,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw accountExists();
  const { country, currency, rail } = account;
  const detail = { country, currency, rail };
  await recordAccountEvent(context, { account: added, event: 'added', at, outcome: check.outcome, detail });
  return added;
}

async function assertRoom(db: Connection, organizationId: string): Promise<void> {
  const { accounts } = await db
    .selectFrom('external_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('accounts'))
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (accounts < maxAccounts) return;
  throw new Refusal('TooManyExternalAccountsError', `An organization has at most ${maxAccounts} bank accounts to pay.`);
}

interface AccountContent {
  readonly id: string;
  readonly organizationId: string;
  readonly account: BankAccount;
  readonly check: NameCheckRow & { readonly waitingHours: number };
  readonly at: Date;
}

const hourMs = 3_600_000;

/** The columns that adding and changing write. */
export function contentOf({ app }: OperationContext, { id, organizationId, account, check, at }: AccountContent) {
  const { details } = account;
  return {
    kind: account.kind,
    holder_name: account.holderName,
    sealed_details: sealDetails(app, id, details),
    shown_details: JSON.stringify(maskBankDetails(details)),
    masked_number: maskedNumberOf(details),
    fingerprint: fingerprintOf(app, organizationId, account),
    name_check_outcome: check.outcome,
    suggested_name: check.suggested_name,
    name_checked_at: check.checked_at,
    payable_from: new Date(at.getTime() + check.waitingHours * hourMs),
    changed_at: at,
  };
}
