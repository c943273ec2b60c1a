import { type Handler, organizationOf } from '../kernel/index.ts';
import { getAccount, presentAccount } from './external-account.ts';
import { listHistory } from './list-history.ts';

export const handler: Handler<'getExternalAccount'> = async ({ app, db, actor }, { params: { accountId } }) => {
  const account = await getAccount(db, { organizationId: organizationOf(actor), accountId });
  const [at, history] = await Promise.all([app.clock.now(db), listHistory(db, accountId)]);
  return { ...presentAccount(account, at), history };
};
