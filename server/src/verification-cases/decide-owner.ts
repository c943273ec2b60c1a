import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { VerificationAnswers } from '@quittance/sdk/rules';
import { hasOpenRequest } from '../information-requests/index.ts';
import { Refusal, type StaffCall } from '../kernel/index.ts';
import { applicantOf, readVerification } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';
import { lockHandedIn, reviewFirst } from './decide-step.ts';
import { ownerDigest } from './owner-digest.ts';
import { decidedAlready, ownerOf, recordDecision } from './record-decision.ts';

type CaseEntity = CallOutput<Contract['getCompanyUnderVerification']>['entities'][number];

/**
 * Approves an entity or a trust that owns a part of a company, as the answers name it now.
 * @throws NotFoundError; ValidationError before what was asked about the owners is reviewed; IdempotencyConflictError if it was
 *   approved, or the owners were returned
 */
export async function approveOwnerEntity(
  context: StaffCall,
  { organizationId, ownerId }: { readonly organizationId: string; readonly ownerId: string },
): Promise<void> {
  const { db } = context;
  await lockHandedIn(db, organizationId);
  if (await hasOpenRequest(db, organizationId, 'ubos')) throw reviewFirst('ownerId');
  const personId = await ownerOf(context, organizationId);
  const stored = await readVerification(context, { organizationId, personId });
  const entities = await listEntities(context, { organizationId, stored });
  const entity = entities.find((each) => each.ownerId === ownerId);
  if (!entity) throw new Refusal('NotFoundError', 'There is no such entity or trust among the owners.');
  if (entity.status === 'approved' || !decidable.has(stored.steps.ubos.status)) throw decidedAlready();
  const owner = entitiesOf(stored.answers).find(({ id }) => id === ownerId) ?? {};
  await recordDecision(context, {
    organizationId,
    step: 'ubos',
    ownerId,
    answersVersion: stored.steps.ubos.version,
    answersDigest: ownerDigest(context.app, organizationId, owner),
    decision: 'approved',
  });
}

const decidable: ReadonlySet<string> = new Set(['submitted', 'completed', 'approved']);

const entitiesOf = ({ ubos: { owners = [] } = {} }: VerificationAnswers) =>
  owners.filter(({ type }) => type === 'entity' || type === 'trust');

/**
 * Returns the id of the last decision that ended all approvals of owners before it, or an empty text. Staff may return the
 * owners because of a document, which stays the same in the next answers.
 */
async function findRecall(db: StaffCall['db'], organizationId: string): Promise<string> {
  const last = await db
    .selectFrom('verification_decisions')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('owner_id', 'is', null)
    .where(({ eb, or, and }) =>
      or([eb('decision', '=', 'reset'), and([eb('step', '=', 'ubos'), eb('decision', 'in', ['returned', 'denied'])])]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? '';
}

/**
 * Lists the owners that are no people. An approval counts for what was answered about this owner, whatever else changes, until
 * the owners are returned or the application is reset.
 */
export async function listEntities(
  { app, db }: Pick<StaffCall, 'app' | 'db'>,
  { organizationId, stored }: Pick<CaseOfCompany, 'organizationId' | 'stored'>,
): Promise<CaseEntity[]> {
  if (applicantOf('owner', stored).companyType === 'solopreneur') return [];
  const owners = entitiesOf(stored.answers);
  if (owners.length === 0) return [];
  const recalledBy = await findRecall(db, organizationId);
  const rows = await db
    .selectFrom('verification_decisions as decision')
    .innerJoin('staff', 'staff.id', 'decision.decided_by_staff_id')
    .select(['owner_id', 'answers_version', 'answers_digest', 'decided_at', 'staff.first_name', 'staff.last_name'])
    .where('decision.organization_id', '=', organizationId)
    .where('decision.owner_id', 'is not', null)
    .where('decision.id', '>', recalledBy)
    .orderBy('decision.id', 'desc')
    .execute();
  return owners.map((owner) => {
    const { id = '' } = owner;
    const digest = ownerDigest(app, organizationId, owner);
    const row = rows.find(
      ({ owner_id, answers_version, answers_digest }) =>
        // Early approvals have no digest.
        owner_id === id && (answers_digest?.equals(digest) ?? answers_version === stored.steps.ubos.version),
    );
    if (!row) return { ownerId: id, status: 'invited' };
    const approvedBy = `${row.first_name} ${row.last_name}`;
    return { ownerId: id, status: 'approved', approvedBy, approvedAt: row.decided_at.toISOString() };
  });
}
