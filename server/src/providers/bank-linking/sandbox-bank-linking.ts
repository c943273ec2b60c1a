import { createHash } from 'node:crypto';
import type { Connection } from '../../db/index.ts';
import { hashSecret, newSecret } from '../../kernel/index.ts';
import { hashHolder, readDebitAccount, writeAccountToken } from '../sandbox-bank/account-token.ts';
import { findSandboxAccount } from '../sandbox-bank/banks.ts';
import type { BankLinking, LinkedAccount } from './bank-linking.ts';
import { sandboxScriptPath } from './sandbox-paths.ts';

/** An older session belongs to an abandoned window. */
const sessionLifetimeMs = 30 * 60_000;

/** Creates a simulated provider: its window shows invented banks where any user name signs in. */
export const sandboxBankLinking = (db: Connection, publicUrl: string): BankLinking => ({
  scriptUrl: `${publicUrl}${sandboxScriptPath}`,

  async createToken({ reference, locale }) {
    const token = newSecret('link');
    const expiresAt = new Date(Date.now() + sessionLifetimeMs);
    await db
      .insertInto('sandbox_bank_link_sessions')
      .values({ token_hash: hashSecret(token).toString('hex'), reference, locale, expires_at: expiresAt })
      .execute();
    return { token, expiresAt };
  },

  async findAccount(providerUserId): Promise<LinkedAccount | null> {
    const link = await db
      .selectFrom('sandbox_bank_links')
      .selectAll()
      .where('provider_user_id', '=', providerUserId)
      .executeTakeFirst();
    const found = link ? findSandboxAccount(link.bank_id, link.account_id) : null;
    if (!link || !found) return null;
    const accountToken = writeAccountToken({
      bankId: link.bank_id,
      accountId: link.account_id,
      holderHash: link.holder_hash,
    });
    return {
      reference: link.reference,
      bankName: found.bank.name,
      mask: found.account.mask,
      accountKind: found.account.accountKind,
      holderKind: found.account.holderKind,
      accountToken,
      fingerprint: createHash('sha256').update(accountToken).digest('hex'),
    };
  },

  getDebitAccount: async (accountToken) => readDebitAccount(accountToken),
});

/** Finds what a window's session was opened for; null for an unknown or expired token. */
export async function findLinkSession(db: Connection, token: string): Promise<{ readonly reference: string } | null> {
  const session = await db
    .selectFrom('sandbox_bank_link_sessions')
    .select(['reference', 'expires_at'])
    .where('token_hash', '=', hashSecret(token).toString('hex'))
    .executeTakeFirst();
  return session && session.expires_at.getTime() > Date.now() ? { reference: session.reference } : null;
}

/**
 * Links an account of the sandbox bank, as its window does after the person agreed.
 * @returns the user id that the window returns
 */
export async function linkSandboxAccount(
  db: Connection,
  link: {
    readonly reference: string;
    readonly bankId: string;
    readonly accountId: string;
    readonly userName: string;
  },
): Promise<string> {
  const providerUserId = newSecret('bank_user');
  await db
    .insertInto('sandbox_bank_links')
    .values({
      provider_user_id: providerUserId,
      reference: link.reference,
      bank_id: link.bankId,
      account_id: link.accountId,
      holder_hash: hashHolder(link.userName),
    })
    .execute();
  return providerUserId;
}
