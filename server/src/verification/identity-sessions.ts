import {
  type IdentityMismatch,
  type IdentityOutcome,
  identityMismatchesOf,
  identityStatusesAfter,
  isPersonWaiting,
  type VerificationAnswers,
  type VerificationStepStatus,
} from '@quittance/sdk/rules';
import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { newId, type OperationContext } from '../kernel/index.ts';
import { lockOrganization, type Organization, recordOrganizationChange } from '../organizations/index.ts';
import type { IdentityResult } from '../providers/index.ts';
import { namedApplicants } from './applicants.ts';
import { declaredIdentity } from './declared-identity.ts';
import { denyVerification, isDeniable } from './deny-organization.ts';
import { mailIdentityAgain } from './mail-identity-again.ts';
import { mailOwner } from './mail-owner.ts';
import type { Applying } from './save-step.ts';
import { readVerification } from './stored-answers.ts';

/** A session with the identity vendor. */
export interface IdentitySession {
  readonly id: string;
  readonly vendorReference: string;
  readonly outcome: IdentityOutcome;
}

export const newIdentitySessionId = (): string => newId('ids');

/** Stores a session that was started with the vendor. */
export async function keepIdentitySession(
  { app, db }: OperationContext,
  { organizationId, personId, id, vendorReference, expiresAt }: Applying & NewSession,
): Promise<void> {
  await db
    .insertInto('identity_sessions')
    .values({
      id,
      person_id: personId,
      organization_id: organizationId,
      vendor_reference: vendorReference,
      created_at: await app.clock.now(db),
      expires_at: expiresAt,
      decided_at: null,
    })
    .execute();
}

interface NewSession {
  readonly id: string;
  readonly vendorReference: string;
  readonly expiresAt: Date;
}

/** Makes the sessions of a person count no more, also for what the vendor decides about them later. */
export async function supersedeIdentitySessions(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  personId: string,
): Promise<void> {
  await db
    .updateTable('identity_sessions')
    .set({ superseded_at: await app.clock.now(db) })
    .where('person_id', '=', personId)
    .where('superseded_at', 'is', null)
    .execute();
}

/** More are abandoned windows of the same person. */
const recentSessions = 5;

/** Lists the newest sessions of a person, newest first. */
export const listIdentitySessions = (db: Connection, personId: string): Promise<IdentitySession[]> =>
  db
    .selectFrom('identity_sessions')
    .select(['id', 'vendor_reference as vendorReference', 'outcome'])
    .where('person_id', '=', personId)
    .where('superseded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recentSessions)
    .execute();

/**
 * Applies what the vendor decided about a session, once: callbacks and questions may come at the same time, late and
 * several times. A decision of staff stays. The vendor knows whether a document is real; whether it is that of the person who
 * was declared is compared here, and staff decide about one that is not.
 */
export async function applyIdentityResult(
  context: OperationContext,
  sessionId: string,
  { outcome: decided, document }: IdentityResult,
): Promise<void> {
  if (decided === 'open') return;
  const { db, app } = context;
  const { organizationId, personId } = await db
    .selectFrom('identity_sessions')
    .select(['organization_id as organizationId', 'person_id as personId'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const organization = await lockOrganization(db, organizationId);
  await lockPerson(db, personId);
  const at = await app.clock.now(db);
  const declared = await declaredIdentity(context, { organizationId, personId });
  const mismatches = decided === 'approved' ? identityMismatchesOf(declared, document) : [];
  const isMismatched = mismatches.length > 0;
  const outcome = isMismatched ? 'pending' : decided;
  const changed = await db
    .updateTable('identity_sessions')
    .set({
      outcome,
      decided_at: decided === 'pending' ? null : at,
      mismatches: isMismatched ? [...mismatches] : null,
    })
    .where('id', '=', sessionId)
    .where('outcome', 'in', decided === 'pending' ? ['open'] : ['open', 'pending'])
    // The same document again is no news.
    .$if(isMismatched, (query) => query.where('mismatches', 'is', null))
    .where('superseded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  await recordOutcome(context, { organizationId, personId }, { outcome, mismatches }, at);
  const before = await identityStatusesOf(db, personId);
  if (!(await changesPerson(db, { personId, sessionId, before }, outcome))) return;
  await setVerificationStatus(db, personId, identityStatusesAfter(outcome));
  // Nobody looks at a check that was handed in.
  if (outcome === 'retry' && isPersonWaiting(before.kycStatus))
    await mailIdentityAgain(context, { email: before.email, organization });
  if (outcome === 'denied') await denyOrganization(context, organization, personId, at);
}

const decidedByStaff: ReadonlySet<string> = new Set<VerificationStepStatus>(['completed', 'approved', 'denied']);

/**
 * Whether an outcome changes the person: staff have not decided, and no other session is further: one that has proven the
 * identity, or waits for the vendor when this one must be tried again.
 */
async function changesPerson(
  db: Connection,
  { personId, sessionId, before }: { readonly personId: string; readonly sessionId: string; readonly before: Statuses },
  outcome: IdentityOutcome,
): Promise<boolean> {
  if (decidedByStaff.has(before.kycStatus)) return false;
  if (outcome === 'retry' && (await isAnotherPending(db, personId, sessionId))) return false;
  return before.identityStatus !== 'approved' || outcome === 'denied';
}

type Statuses = Awaited<ReturnType<typeof identityStatusesOf>>;

const identityStatusesOf = (db: Connection, personId: string) =>
  db
    .selectFrom('people')
    .select(['kyc_status as kycStatus', 'identity_status as identityStatus', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

async function isAnotherPending(db: Connection, personId: string, sessionId: string): Promise<boolean> {
  const other = await db
    .selectFrom('identity_sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '!=', sessionId)
    .where('outcome', '=', 'pending')
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Denies a business after the final denial of its owner, a beneficial owner or an officer, and mails its owner. One that
 * is decided, closed or held for another reason stays as it is: it can't be approved with a person who is denied.
 */
async function denyOrganization(
  context: OperationContext,
  organization: Organization,
  personId: string,
  at: Date,
): Promise<void> {
  const { db } = context;
  const { id: organizationId, verificationStatus } = organization;
  if (verificationStatus === 'approved' || verificationStatus === 'denied' || !isDeniable(organization)) return;
  const { answers } = await readVerification(context, { organizationId, personId });
  const standing = await standingOf(db, { organizationId, personId }, answers);
  if (standing === null) return;
  await denyVerification(db, organization, 'automatically_denied');
  await recordOrganizationChange(context, {
    organizationId,
    change: 'automatically_denied',
    at,
    detail: { reason: 'identity', personId },
  });
  await mailOwner(context, organization, {
    template: 'identity-check-failed',
    data: {
      isOwn: standing === 'owner',
      link: context.app.config.publicUrl,
    },
  });
}

/**
 * Returns what somebody is to a business: the account's owner, or a beneficial owner or an officer. Other members don't decide
 * about it.
 */
async function standingOf(
  db: Connection,
  { organizationId, personId }: Applying,
  answers: VerificationAnswers,
): Promise<'owner' | 'named' | null> {
  const member = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['memberships.role', 'memberships.is_ubo', 'people.email'])
    .where('memberships.organization_id', '=', organizationId)
    .where('memberships.person_id', '=', personId)
    .executeTakeFirst();
  if (!member) return null;
  if (member.role === 'owner') return 'owner';
  return member.is_ubo || namedApplicants(answers).some(({ email }) => email === member.email) ? 'named' : null;
}

async function recordOutcome(
  context: OperationContext,
  { organizationId, personId }: Applying,
  { outcome, mismatches }: { readonly outcome: IdentityOutcome; readonly mismatches: readonly IdentityMismatch[] },
  at: Date,
): Promise<void> {
  await recordAudit(context.db, {
    actor: context.actor,
    at,
    action: 'identity.checked',
    object: { type: 'person', id: personId },
    organizationId,
    detail: { outcome, ...(mismatches.length > 0 && { mismatches: mismatches.join(', ') }) },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
}
