import type { Handle } from '../kernel/index.ts';
import { renamePasskeyOf } from './passkeys.ts';
import { notFound, recordAct } from './security-changes.ts';

export const handler: Handle<'renamePasskey'> = async (context, { params: { passkeyId }, body }) => {
  const { db, actor } = context;
  if (!(await renamePasskeyOf(db, actor.userId, passkeyId, body.name))) throw notFound('passkey');
  await recordAct(context, actor, 'passkey.renamed', { passkeyId });
};
