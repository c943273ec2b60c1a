import type { Handle } from '../kernel/index.ts';
import { removePasskeysOf } from './passkeys.ts';
import { notFound, recordSecurityChange } from './security-changes.ts';

export const handler: Handle<'removePasskey'> = async (context, { params: { passkeyId } }) => {
  const { db, actor } = context;
  if (!(await removePasskeysOf(db, actor.userId, passkeyId))) throw notFound('passkey');
  await recordSecurityChange(context, actor, 'passkey.removed');
};
