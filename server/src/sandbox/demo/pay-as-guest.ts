import { inTransaction } from '../../db/index.ts';
import { getInvoiceById, guestInvites } from '../../invoices/index.ts';
import type { App } from '../../kernel/index.ts';
import { getLinkedAccount, payByDebit, writeAuthorization } from '../../payments/index.ts';
import { linkSandboxAccount } from '../../providers/index.ts';

/** Behaviour of a guest's bank account, like the sandbox bank's account of the same name. */
export type GuestAccount = 'good' | 'returns-r01';

const sandboxAccounts = {
  good: { bankId: 'first-harbor', accountId: 'everyday' },
  'returns-r01': { bankId: 'test-bank', accountId: 'r01' },
} as const satisfies Record<GuestAccount, { bankId: string; accountId: string }>;

/** Pays like a guest who follows the link in the mail: links an account, accepts the authorization, pays. */
export async function payAsGuest(
  app: App,
  { token, account }: { readonly token: string; readonly account: GuestAccount },
): Promise<void> {
  const guest = await guestInvites.findInvite(app.db, token);
  const invoice = await getInvoiceById(app.db, guest.invoiceId);
  const providerUserId = await linkSandboxAccount(app.db, {
    ...sandboxAccounts[account],
    reference: guest.inviteId,
    userName: invoice.recipientEmail,
  });
  const linked = await getLinkedAccount(app, guest, providerUserId);
  const today = await app.clock.today(app.db);
  const subject = { invoice, payerName: invoice.recipientName, account: linked, today };
  const authorization = writeAuthorization(app, subject, 'en');
  await inTransaction(app.db, (db) =>
    payByDebit(
      { app, db, actor: guest, locale: 'en' },
      {
        payer: guest,
        providerUserId,
        account: linked,
        authorizationHash: authorization.hash,
        ip: '127.0.0.1',
        userAgent: 'Demo',
      },
    ),
  );
}
