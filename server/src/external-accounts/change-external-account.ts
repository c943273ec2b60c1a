import type { BankDetails, ExternalAccountKind } from '@quittance/sdk/banking';
import type { PostalAddress } from '@quittance/sdk/contract';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { contentOf } from './add-external-account.ts';
import { assertVerified } from './assert-verified.ts';
import { fingerprintOf, openDetails, readBankAccount } from './bank-account.ts';
import { accountExists } from './check-account-name.ts';
import { type ExternalAccount, lockAccount } from './external-account.ts';
import { lockNameCheck, spendNameCheck } from './name-checks.ts';
import { recordAccountEvent } from './record-account-event.ts';

export interface ChangeExternalAccount {
  readonly organizationId: string;
  readonly accountId: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly kind: ExternalAccountKind;
  readonly holderName: string;
  /** Undefined: they stay. */
  readonly details?: BankDetails | undefined;
  readonly address: PostalAddress;
  readonly nameCheckId: string;
  readonly acceptsNameMismatch: boolean;
}

/**
 * Changes the holder, the details or the address of a bank account. It counts as a new recipient until it is paid again.
 * @throws what adding throws; ExternalAccountChangedError for another version
 */
export async function changeExternalAccount(
  context: OperationContext,
  input: ChangeExternalAccount,
): Promise<ExternalAccount> {
  const { db, app } = context;
  const { organizationId, accountId, kind, holderName } = input;
  const organization = await lockOrganization(db, organizationId);
  assertVerified(organization);
  const stored = await lockAccount(db, { organizationId, accountId });
  const locked = await lockNameCheck(db, input);
  if (stored.version !== input.version) {
    throw new Refusal('ExternalAccountChangedError', 'The bank account was changed in the meantime.');
  }
  const at = await app.clock.now(db);
  const { country, currency, rail } = stored;
  const details = input.details ?? openDetails(app, { id: accountId, sealedDetails: stored.sealed_details });
  const account = readBankAccount({ kind, holderName, country, currency, rail, details }, organization, at);
  const check = await spendNameCheck(context, locked, { ...input, account });
  await assertNotAnother(context, stored, fingerprintOf(app, organizationId, account));
  const changed = await db
    .updateTable('external_accounts')
    .set({
      ...contentOf(context, { id: accountId, organizationId, account, check, at }),
      address: JSON.stringify(input.address),
      attention_reason: null,
      known_since: null,
      version: stored.version + 1,
    })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isReplaced = !changed.fingerprint.equals(stored.fingerprint);
  const detail = { changed: isReplaced ? 'details' : 'holder' };
  await recordAccountEvent(context, { account: changed, event: 'changed', at, outcome: check.outcome, detail });
  return changed;
}

/** Under the organization's lock. @throws ExternalAccountExistsError if the details are those of another account */
async function assertNotAnother({ db }: OperationContext, stored: ExternalAccount, fingerprint: Buffer): Promise<void> {
  const same = await db
    .selectFrom('external_accounts')
    .select('id')
    .where('organization_id', '=', stored.organization_id)
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .where('id', '<>', stored.id)
    .executeTakeFirst();
  if (same) throw accountExists();
}
