import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentAccount } from './external-account.ts';
import { listExternalAccounts } from './list-external-accounts.ts';

export const handler: Handler<'listExternalAccounts'> = async ({ app, db, actor }, { query }) => {
  const at = await app.clock.now(db);
  const page = await listExternalAccounts(db, { ...query, organizationId: organizationOf(actor), at });
  return { items: page.accounts.map((account) => presentAccount(account, at)), nextCursor: page.nextCursor };
};
