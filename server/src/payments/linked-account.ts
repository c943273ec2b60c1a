import type { Connection } from '../db/index.ts';
import { type ActorOf, type App, Refusal } from '../kernel/index.ts';
import type { LinkedAccount } from '../providers/index.ts';

/** Runs a call to the bank-linking provider; whatever goes wrong there is the provider's and leaves things as they are. */
export async function askingProvider<Answer>(app: App, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    app.log.warn({ err: error }, 'the bank-linking provider did not answer');
    throw new Refusal('ProviderUnavailableError', 'The bank connection is not available. Please try again.', [], {
      cause: error,
    });
  }
}

/**
 * The account that a guest linked. It must have been linked through the guest's own invite: otherwise one who learns
 * another's provider user id could have their account debited.
 * @throws BankAccountNotLinkedError, ProviderUnavailableError
 */
export async function getLinkedAccount(
  app: App,
  guest: ActorOf<'guest'>,
  providerUserId: string,
): Promise<LinkedAccount> {
  const account = await askingProvider(app, () => app.providers.bankLinking.findAccount(providerUserId));
  if (account?.reference !== guest.inviteId) {
    throw new Refusal('BankAccountNotLinkedError', 'This bank account was not linked for this invoice.');
  }
  return account;
}

/**
 * Refuses an account whose bank said that it must not be debited again.
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
