import { isRestrictedCompany } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Authentication } from '../http/ports.ts';
import type { ActorOf } from '../kernel/index.ts';
import { findApiKey } from './api-keys.ts';
import { hashSecret } from './secret-hash.ts';
import { slideSession } from './sessions.ts';
import type { SessionKind } from './tables.ts';

type SessionActor = ActorOf<'customer' | 'staff' | 'intermediate' | 'staff-intermediate'>;

/** Tells the HTTP layer who is behind a cookie or a key. */
export const authentication: Authentication = {
  async readSession(db, kind, cookieToken, use) {
    const actor = await (kind === 'customer' ? readCustomerSession : readStaffSession)(db, hashSecret(cookieToken));
    if (actor && use === 'call') await slideSession(db, actor.sessionId);
    return actor;
  },
  findApiKey,
};

const liveSessions = (db: Connection, kind: SessionKind, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.kind', '=', kind)
    .where('sessions.idle_expires_at', '>', sql<Date>`now()`)
    .where('sessions.absolute_expires_at', '>', sql<Date>`now()`);

async function readCustomerSession(db: Connection, tokenHash: Buffer): Promise<SessionActor | null> {
  const row = await liveSessions(db, 'customer', tokenHash)
    .innerJoin('people', 'people.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'sessions.user_id')
        .onRef('memberships.organization_id', '=', 'sessions.organization_id'),
    )
    .leftJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .select([
      'sessions.id as sessionId',
      'sessions.stage as stage',
      'people.id as userId',
      'people.email as email',
      'people.status as personStatus',
      'organizations.id as organizationId',
      'organizations.status as companyStatus',
      'memberships.role as role',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, userId } = row;
  if (row.stage === 'intermediate') return { kind: 'intermediate', sessionId, userId };
  const isRestricted =
    row.personStatus !== 'enabled' || (row.companyStatus !== null && isRestrictedCompany(row.companyStatus));
  return {
    kind: 'customer',
    sessionId,
    userId,
    email: row.email,
    organizationId: row.organizationId,
    // Somebody who was taken out of the business stays signed in, with no business to act for.
    role: row.role ?? 'no-access',
    ...(isRestricted && { isRestricted }),
  };
}

async function readStaffSession(db: Connection, tokenHash: Buffer): Promise<SessionActor | null> {
  const row = await liveSessions(db, 'staff', tokenHash)
    .innerJoin('staff', 'staff.id', 'sessions.user_id')
    .select(['sessions.id as sessionId', 'sessions.stage', 'staff.id as userId', 'staff.email', 'staff.role'])
    .where('staff.status', '=', 'enabled')
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, userId } = row;
  if (row.stage === 'intermediate') return { kind: 'staff-intermediate', sessionId, userId };
  return { kind: 'staff', sessionId, userId, email: row.email, role: row.role };
}
