import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { CorrectedField, ReviewedStep, VerificationDecision } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { newId, Refusal, type StaffCall } from '../kernel/index.ts';
import { findOwner } from '../organizations/index.ts';

/** What a decision is about: an organization, one of its steps, or one of its people. */
export interface Decided {
  readonly organizationId: string;
  readonly personId?: string;
  readonly step?: ReviewedStep;
  /** The entity or trust in the answers, their version, and the digest of its part. */
  readonly ownerId?: string;
  readonly answersVersion?: number;
  readonly answersDigest?: Buffer;
  readonly decision: VerificationDecision;
  /** What was corrected. */
  readonly field?: CorrectedField;
  readonly note?: string;
}

/** Records a decision of staff with its audit event. */
export async function recordDecision(context: StaffCall, decided: Decided): Promise<void> {
  const { app, db } = context;
  const { organizationId, personId, step, decision } = decided;
  const at = await app.clock.now(db);
  await storeDecision(context, decided, at);
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    action: 'verification.decided',
    object: personId === undefined ? { type: 'organization', id: organizationId } : { type: 'person', id: personId },
    organizationId,
    detail: { decision, ...(step && { step }) },
  });
}

/** Stores a decision or a correction, for the timeline of its case. */
export async function storeDecision(
  { db, actor }: StaffCall,
  { organizationId, personId, step, ownerId, answersVersion, answersDigest, decision, field, note }: Decided,
  at: Date,
): Promise<void> {
  await db
    .insertInto('verification_decisions')
    .values({
      id: newId('vdc'),
      organization_id: organizationId,
      person_id: personId ?? null,
      step: step ?? null,
      owner_id: ownerId ?? null,
      answers_version: answersVersion ?? null,
      answers_digest: answersDigest ?? null,
      decision,
      field: field ?? null,
      note: note ?? null,
      decided_by_staff_id: actor.userId,
      decided_at: at,
    })
    .execute();
}

type CaseDecision = CallOutput<Contract['getCompanyUnderVerification']>['decisions'][number];

/** Lists decisions about an organization and its people, or about one person; newest first. */
export async function listDecisions(
  db: Connection,
  about: { readonly organizationId: string } | { readonly personId: string },
): Promise<CaseDecision[]> {
  const decisions = db
    .selectFrom('verification_decisions as decision')
    .innerJoin('staff', 'staff.id', 'decision.decided_by_staff_id')
    .select([
      'decision.decision',
      'decision.field',
      'decision.step',
      'decision.person_id',
      'decision.owner_id',
      'decision.note',
      'decision.decided_at',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('decided_by'),
    ])
    .orderBy('decision.id', 'desc');
  const rows = await ('personId' in about
    ? decisions.where('decision.person_id', '=', about.personId)
    : decisions.where('decision.organization_id', '=', about.organizationId)
  ).execute();
  return rows.map((row) => ({
    decision: row.decision,
    ...(row.field !== null && { field: row.field }),
    ...(row.step !== null && { step: row.step }),
    ...(row.person_id !== null && { userId: row.person_id }),
    ...(row.owner_id !== null && { ownerId: row.owner_id }),
    ...(row.note !== null && { note: row.note }),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at.toISOString(),
  }));
}

/** Records that a staff member read answers. Reads have no transaction. */
export async function recordReading(
  context: StaffCall,
  transaction: Connection,
  object: { readonly type: 'organization' | 'person'; readonly id: string },
  organizationId: string,
): Promise<void> {
  await recordAudit(transaction, {
    at: await context.app.clock.now(transaction),
    ...auditedBy(context),
    action: 'verification.read',
    object,
    organizationId,
  });
}

export const decidedAlready = () =>
  new Refusal(
    'IdempotencyConflictError',
    'This can’t be decided now: it was decided, it was not handed in, or the business is closed or restricted.',
  );

/** Returns the account's owner. */
export async function ownerOf({ db }: Pick<StaffCall, 'db'>, organizationId: string): Promise<string> {
  const owner = await findOwner(db, organizationId);
  if (!owner) throw decidedAlready();
  return owner.userId;
}
