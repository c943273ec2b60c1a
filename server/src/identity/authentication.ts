import type { OrganizationStatus, PersonStatus, VerificationStatus } from '@quittance/sdk/contract';
import { type OrganizationRestriction, organizationRestriction } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Authentication } from '../http/ports.ts';
import { type ActorOf, hashSecret } from '../kernel/index.ts';
import { findApiKey } from './api-keys.ts';
import { isDueToSlide, slideSession } from './sessions.ts';
import type { SessionKind } from './tables.ts';

interface ReadSession {
  readonly actor: SessionActor;
  /** Whether its time of last activity must be renewed. */
  readonly isStale: boolean;
}

type SessionActor = ActorOf<'customer' | 'staff' | 'intermediate' | 'staff-intermediate'>;

/**
 * Identifies the caller by cookie or key, for the HTTP layer.
 * @param sessionIdleMinutes minutes without a call after which a session ends
 */
export const authentication = (sessionIdleMinutes: number): Authentication => ({
  async readSession(db, kind, cookieToken, use) {
    const read = await (kind === 'customer' ? readCustomerSession : readStaffSession)(db, hashSecret(cookieToken));
    if (!read) return null;
    if (read.isStale && use === 'call') await slideSession(db, read.actor.sessionId, sessionIdleMinutes);
    return read.actor;
  },
  findApiKey,
});

const liveSessions = (db: Connection, kind: SessionKind, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.kind', '=', kind)
    .where('sessions.idle_expires_at', '>', sql<Date>`now()`)
    .where('sessions.absolute_expires_at', '>', sql<Date>`now()`);

async function readCustomerSession(db: Connection, tokenHash: Buffer): Promise<ReadSession | null> {
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
      'sessions.code_waived as isCodeWaived',
      'people.id as userId',
      'people.email as email',
      'people.status as personStatus',
      'people.locale as locale',
      'organizations.id as organizationId',
      'organizations.status as organizationStatus',
      'organizations.verification_status as verificationStatus',
      'memberships.role as role',
      isDueToSlide.as('isStale'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, userId, isStale } = row;
  const { isCodeWaived } = row;
  if (row.stage === 'intermediate')
    return { actor: { kind: 'intermediate', sessionId, userId, isCodeWaived }, isStale };
  const restriction = restrictionOf(row);
  const actor: SessionActor = {
    kind: 'customer',
    sessionId,
    userId,
    email: row.email,
    organizationId: row.organizationId,
    // A person who was removed from the organization stays signed in, without an organization.
    role: row.role ?? 'no-access',
    ...(row.locale !== null && { locale: row.locale }),
    ...(restriction && { restriction }),
  };
  return { actor, isStale };
}

interface SessionStatuses {
  readonly personStatus: PersonStatus;
  readonly organizationStatus: OrganizationStatus | null;
  readonly verificationStatus: VerificationStatus | null;
}

function restrictionOf({
  personStatus,
  organizationStatus: status,
  verificationStatus,
}: SessionStatuses): OrganizationRestriction | null {
  const ofOrganization =
    status !== null && verificationStatus !== null && organizationRestriction({ status, verificationStatus });
  return ofOrganization || (personStatus === 'enabled' ? null : 'restricted');
}

async function readStaffSession(db: Connection, tokenHash: Buffer): Promise<ReadSession | null> {
  const row = await liveSessions(db, 'staff', tokenHash)
    .innerJoin('staff', 'staff.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.stage',
      'sessions.code_waived as isCodeWaived',
      'staff.id as userId',
      'staff.email',
      'staff.role',
      isDueToSlide.as('isStale'),
    ])
    .where('staff.status', '=', 'enabled')
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, userId, isStale } = row;
  const { isCodeWaived } = row;
  if (row.stage === 'intermediate') {
    return { actor: { kind: 'staff-intermediate', sessionId, userId, isCodeWaived }, isStale };
  }
  return { actor: { kind: 'staff', sessionId, userId, email: row.email, role: row.role }, isStale };
}
