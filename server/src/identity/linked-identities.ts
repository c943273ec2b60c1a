import type { IdentityProvider } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { notFound, recordSecurityChange } from './security-changes.ts';
import { getUser, type User } from './users.ts';

type IdentityKey = Pick<ProvenIdentity, 'provider' | 'subject'>;

/** Finds the person who has connected an account: by its subject, never by its e-mail. */
export async function findUserByIdentity(db: Connection, { provider, subject }: IdentityKey): Promise<User | null> {
  const row = await db
    .selectFrom('linked_identities')
    .select('person_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? await getUser(db, 'customer', row.person_id) : null;
}

export async function noteIdentityUse(db: Connection, { provider, subject }: IdentityKey): Promise<void> {
  await db
    .updateTable('linked_identities')
    .set({ used_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Connects an account with a person, and mails them a notice.
 * @throws IdentityInUseError if somebody has connected it, or the person another account of the provider
 */
export async function addIdentity(
  context: OperationContext,
  personId: string,
  { provider, subject, email }: IdentityKey & Pick<ProvenIdentity, 'email'>,
) {
  const added = await context.db
    .insertInto('linked_identities')
    .values({ provider, subject, person_id: personId, email, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('created_at')
    .executeTakeFirst();
  if (!added)
    throw new Refusal('IdentityInUseError', 'This account or another one of the provider is connected already.');
  await recordSecurityChange(context, { kind: 'customer', userId: personId }, `${provider}.linked`);
  return { provider, email, linkedAt: added.created_at.toISOString() };
}

/** A person's connected accounts, in the order of their connection. */
export async function listIdentities(db: Connection, personId: string) {
  const rows = await db
    .selectFrom('linked_identities')
    .select(['provider', 'email', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, ...identity }) => ({ ...identity, linkedAt: created_at.toISOString() }));
}

/**
 * Disconnects an account, and tells the person by mail.
 * @throws NotFoundError, PasswordNeededError if it is their only way to sign in
 */
export async function removeIdentity(
  context: OperationContext,
  personId: string,
  provider: IdentityProvider,
): Promise<undefined> {
  const { db } = context;
  // Locked, so that two requests don't each see the other's account and remove both.
  const { password_hash: passwordHash } = await db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const identities = await listIdentities(db, personId);
  if (!identities.some((identity) => identity.provider === provider)) throw notFound('connected account');
  if (passwordHash === null && identities.length === 1) {
    throw new Refusal('PasswordNeededError', 'The person has no other way to sign in.');
  }
  await db.deleteFrom('linked_identities').where('person_id', '=', personId).where('provider', '=', provider).execute();
  await recordSecurityChange(context, { kind: 'customer', userId: personId }, `${provider}.unlinked`);
}
