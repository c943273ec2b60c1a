import type { Connection } from '../db/index.ts';
import { type ActorOf, type App, type CallContext, Refusal } from '../kernel/index.ts';
import type { LinkedAccount } from '../providers/index.ts';
import { type DebitPayer, findDebitPayer, linkReference } from './debit-payer.ts';

/** Calls the bank-linking provider. Every failure counts as the provider's and changes nothing. */
export async function callProvider<Answer>(app: App, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    app.log.warn({ err: error }, 'the bank-linking provider failed');
    throw new Refusal('ProviderUnavailableError', 'The bank connection is not available. Please try again.', [], {
      cause: error,
    });
  }
}

/**
 * Returns the account that a payer linked. It must have been linked for this payer's debit: otherwise anyone who knows
 * another person's provider user id could have that account debited.
 * @throws BankAccountNotLinkedError, ProviderUnavailableError
 */
export async function getLinkedAccount(app: App, payer: DebitPayer, providerUserId: string): Promise<LinkedAccount> {
  const account = await callProvider(app, () => app.providers.bankLinking.findAccount(providerUserId));
  if (account?.reference !== linkReference(payer)) {
    throw new Refusal('BankAccountNotLinkedError', 'This bank account was not linked for this invoice.');
  }
  return account;
}

export interface LinkedPayer {
  readonly payer: DebitPayer;
  readonly account: LinkedAccount;
}

/**
 * Returns the actor as a payer, with the account that they linked for this invoice.
 * @throws those of `findDebitPayer` and `getLinkedAccount`
 */
export async function findLinkedPayer(
  { app, db, actor }: CallContext<ActorOf<'guest' | 'embed' | 'customer'>>,
  { invoiceId, providerUserId }: { readonly invoiceId: string; readonly providerUserId: string },
): Promise<LinkedPayer> {
  const payer = await findDebitPayer(db, actor, invoiceId);
  return { payer, account: await getLinkedAccount(app, payer, providerUserId) };
}

/**
 * Refuses an account whose bank said not to debit it again.
 * @throws BankAccountBlockedError
 */
export async function assertNotBlocked(db: Connection, account: LinkedAccount): Promise<void> {
  const blocked = await db
    .selectFrom('blocked_bank_accounts')
    .select('return_code')
    .where('account_fingerprint', '=', account.fingerprint)
    .executeTakeFirst();
  if (blocked) throw new Refusal('BankAccountBlockedError', 'This bank account can’t be debited. Use another one.');
}
