import { cookies, type Handle, newSecret } from '../kernel/index.ts';
import { offerPasskeySignIn } from './passkeys.ts';

export const handler: Handle<'createSignInPasskeyOptions'> = async (context) => {
  const { app, db, actor } = context;
  if (actor.kind === 'intermediate') return await offerPasskeySignIn(app, db, actor.sessionId);
  const token = newSecret('pkc');
  context.setCookie(cookies.passkey, token, { maxAgeSeconds: 300 });
  return await offerPasskeySignIn(app, db, token);
};
