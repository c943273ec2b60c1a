import { organizationOf, prepared } from '../kernel/index.ts';
import { type AskedName, askAccountName, recordAccountName } from './check-account-name.ts';

export const handler = prepared<'checkAccountName', AskedName>({
  prepare: async ({ app, actor }, { body }) =>
    await askAccountName(app, { ...body, organizationId: organizationOf(actor) }),
  run: async (context, { body: { accountId } }, asked) =>
    await recordAccountName(context, { accountId, organizationId: organizationOf(context.actor) }, asked),
});
