import type { Handle } from '../kernel/index.ts';
import { getProvenIdentity } from './proven-identities.ts';
import { findUserByEmail } from './users.ts';

export const handler: Handle<'getProvenIdentity'> = async (context) => {
  const { subject: _, provenAt: __, ...identity } = await getProvenIdentity(context, context.db);
  // An address that the provider hasn't verified says nothing about who has an account with it.
  const user = identity.isEmailVerified ? await findUserByEmail(context.db, 'customer', identity.email) : null;
  return { ...identity, hasAccount: user !== null };
};
