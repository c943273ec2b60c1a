import { prepared } from '../kernel/index.ts';
import { keepPasskey, type NewPasskey, verifyNewPasskey } from './passkeys.ts';
import { recordSecurityChange } from './security-changes.ts';

export const handler = prepared<'addPasskey', NewPasskey>({
  prepare: ({ app, actor }, { body }) => verifyNewPasskey(app, body.passkey, actor),
  run: async (context, { body: { name } }, passkey) => {
    const { db, actor } = context;
    const passkeyId = await keepPasskey(db, { ...passkey, userId: actor.userId, name });
    await recordSecurityChange(context, actor, 'passkey.added');
    return { passkeyId };
  },
});
