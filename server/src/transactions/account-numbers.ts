import type { DepositField } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { findCurrencyAccount } from '../organizations/index.ts';
import type { Statement } from './statement.ts';

/** What banks and bookkeeping programs know an account by. */
export interface AccountNumbers {
  /** The number that our screens show; absent if the account was never opened. */
  readonly own?: string;
  /** As senders enter them; empty where a bank keeps many accounts under one number. */
  readonly fields: Readonly<Partial<Record<DepositField, string>>>;
  readonly bankName?: string;
  /** Names the account if it has no number. */
  readonly internalId: string;
}

/** Finds the numbers of a statement's account, those of local transfers before those from abroad. */
export async function accountNumbersOf(
  { app, db }: { readonly app: App; readonly db: Connection },
  { organization, currency, accountType }: Statement,
): Promise<AccountNumbers> {
  const opened = await findCurrencyAccount(db, organization.id, { currency, ...(accountType && { accountType }) });
  const internalId = `${organization.id.slice(-16)}-${accountType ?? currency}`;
  const number = opened?.bankAccountNumber;
  if (number === undefined) return { fields: {}, internalId };
  const { depositAccounts } = app.providers;
  const details = depositAccounts.areShared ? null : depositAccounts.describe({ currency, accountType, number });
  if (!details) return { own: number, fields: {}, internalId };
  const { local, swift } = details;
  const listed = [...swift.fields, ...(local?.fields ?? [])];
  return {
    own: number,
    fields: Object.fromEntries(listed.map(({ name, value }) => [name, value])),
    bankName: swift.bankName,
    internalId,
  };
}

/** The first of the account's numbers that fits, else the one that our screens show, else the internal id. */
export const accountNumber = ({ fields, own, internalId }: AccountNumbers, maxCharacters: number): string =>
  [fields.accountNumber, fields.clabe, fields.iban, own].find(
    (number) => number !== undefined && number.length <= maxCharacters,
  ) ?? internalId;

const routingFields = ['routingNumber', 'sortCode', 'bsb'] as const;

/** What names the bank in its country, such as a routing number; its digits. */
export function routingOf({ fields }: AccountNumbers): {
  readonly field: (typeof routingFields)[number];
  readonly digits: string;
} | null {
  const field = routingFields.find((name) => fields[name] !== undefined);
  return field ? { field, digits: (fields[field] ?? '').replaceAll('-', '') } : null;
}
