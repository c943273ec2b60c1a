import { listApiKeys } from '../identity/index.ts';
import { type Handler, organizationOf } from '../kernel/index.ts';

export const handler: Handler<'listApiKeys'> = async ({ db, actor }) => ({
  items: [...(await listApiKeys(db, organizationOf(actor)))],
});
