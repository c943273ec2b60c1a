import { inTransaction } from '../db/index.ts';
import { type App, type OperationContext, systemContext } from '../kernel/index.ts';
import { type AddExternalAccount, addExternalAccount } from './add-external-account.ts';
import { askAccountName, recordAccountName } from './check-account-name.ts';
import type { ExternalAccount } from './external-account.ts';

/** A holder's address, as people give it. */
export const holderAddress = { line1: 'Hafenstr. 1', city: 'Hamburg', postalCode: '20095', country: 'DE' } as const;

/** A bank account in Germany with SWIFT's published sample IBAN. */
export const germanAccount = {
  kind: 'business',
  holderName: 'Hafenlicht GmbH',
  country: 'DE',
  currency: 'EUR',
  rail: 'sepa',
  details: { iban: 'DE89370400440532013000' },
} as const satisfies Partial<AddExternalAccount>;

type GivenContent = Partial<Pick<AddExternalAccount, keyof typeof germanAccount | 'name'>>;

/** Checks a name, and returns the check's id. */
export async function checkedName(
  app: App,
  organizationId: string,
  changes: GivenContent & { readonly accountId?: string } = {},
): Promise<string> {
  const input = { ...germanAccount, ...changes, organizationId };
  const asked = await askAccountName(app, input);
  const check = await inTransaction(app.db, (db) => recordAccountName(systemContext(app, db), input, asked));
  return check.nameCheckId;
}

/** Adds a bank account to an organization, with its name check. */
export async function addAccount(
  app: App,
  organizationId: string,
  changes: GivenContent = {},
  contextOf: (db: OperationContext['db']) => OperationContext = (db) => systemContext(app, db),
): Promise<ExternalAccount> {
  const nameCheckId = await checkedName(app, organizationId, changes);
  const content = { name: 'Hafenlicht', ...germanAccount, ...changes };
  const input = { ...content, organizationId, address: holderAddress, nameCheckId, acceptsNameMismatch: true };
  return await inTransaction(app.db, (db) => addExternalAccount(contextOf(db), input));
}
