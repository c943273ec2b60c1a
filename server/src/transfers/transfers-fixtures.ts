import type { AccountType } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { simulateDeposit } from '../accounts/index.ts';
import { actAs, type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { addAccount } from '../external-accounts/external-accounts-fixtures.ts';
import type { App } from '../kernel/index.ts';
import { accounts, balanceOf } from '../ledger/index.ts';
import type { NewOrganization } from '../organizations/index.ts';
import { createQuote, type QuoteRequest } from './create-quote.ts';
import type { Quote } from './quote.ts';
import type { Transfer } from './transfer.ts';
import { transferMoney } from './transfer-money.ts';
import { withdrawMoney } from './withdraw-money.ts';

export { actAs, type Company };

/** The currency accounts of a new business. */
export const opened = [
  { currency: 'USD', accountType: 'traditional' },
  { currency: 'USD', accountType: 'smart' },
  { currency: 'EUR' },
  { currency: 'MXN' },
] as const;

/** A verified business on the free plan, with USD, smart USD, EUR and MXN accounts. */
export const newBusiness = (app: App, changes: Partial<NewOrganization> = {}): Promise<Company> =>
  newOrganization(app, { pricingTier: 'vault', openAccounts: opened, ...changes });

export const deposit = (app: App, company: Company, amount: string, currency = 'USD'): Promise<unknown> =>
  actAs(app, company, (context) =>
    simulateDeposit(context, { organizationId: company.organization.id, currency, amount }),
  );

/** A request to send from the USD account. */
export type TestQuote = Partial<QuoteRequest> & Pick<QuoteRequest, 'amount'>;

export const quote = (app: App, company: Company, request: TestQuote): Promise<Quote> =>
  actAs(app, company, (context) =>
    createQuote({ ...context, actor: company.owner }, { fromCurrency: 'USD', amountIs: 'sent', ...request }),
  );

export const transfer = (app: App, company: Company, { id }: Pick<Quote, 'id'>): Promise<Transfer> =>
  actAs(app, company, (context) => transferMoney(context, { organizationId: company.organization.id, quoteId: id }));

/** Quotes and transfers in one step. */
export const send = async (app: App, company: Company, request: TestQuote): Promise<Transfer> =>
  await transfer(app, company, await quote(app, company, request));

/** Returns a balance as text in major units of a currency with two decimals. */
export async function balance(app: App, { organization }: Company, currency = 'USD', accountType?: AccountType) {
  const account = accounts.available(organization.id, { currency, accountType });
  return (Number(await balanceOf(app.db, account, currency)) / 100).toFixed(2);
}

/** Describes a transfer's journals by step: `Dr avail 10.00 USD / Cr fx:pos 9.94 USD + rev:fx 0.06 USD`. */
export async function journalsOf(app: App, { id }: Pick<Transfer, 'id'>): Promise<Record<string, string>> {
  const { rows } = await sql<{ step: string; side: string; lines: string }>`
    select substring(j.business_key from length(${`trf:${id}:`}) + 1) as step, l.direction as side,
      string_agg(regexp_replace(a.code, ':org_[^:]*', '') || ' ' || trim_scale(l.amount / 100.0) || ' ' || a.unit, ' + '
        order by a.code) as lines
    from ledger_journals j join ledger_lines l on l.journal_id = j.id join ledger_accounts a on a.id = l.account_id
    where j.business_key ^@ ${`trf:${id}:`}
    group by j.id, l.direction order by j.id`.execute(app.db);
  const sides = (side: string) =>
    new Map(rows.filter((row) => row.side === side).map(({ step, lines }) => [step, lines]));
  const credits = sides('credit');
  return Object.fromEntries(
    [...sides('debit')].map(([step, lines]) => [step, `Dr ${lines} / Cr ${credits.get(step)}`]),
  );
}

let recipients = 0;

/**
 * Adds a recipient with a US bank account.
 * @param digits see `sandboxPayoutDigits`; empty: payouts settle
 */
export async function newRecipient(
  app: App,
  { organization }: { readonly organization: Pick<Company['organization'], 'id'> },
  digits = '',
): Promise<string> {
  recipients += 1;
  const { id } = await addAccount(app, organization.id, {
    country: 'US',
    currency: 'USD',
    rail: 'ach',
    details: { routingNumber: '021000021', accountNumber: `${1000 + recipients}${digits}`, accountType: 'checking' },
  });
  return id;
}

export const withdraw = (app: App, company: Company, { id }: Pick<Quote, 'id'>): Promise<Transfer> =>
  actAs(app, company, (context) => withdrawMoney(context, { organizationId: company.organization.id, quoteId: id }));

/** Quotes and withdraws in one step. */
export const sendOut = async (app: App, company: Company, request: TestQuote): Promise<Transfer> =>
  await withdraw(app, company, await quote(app, company, request));
