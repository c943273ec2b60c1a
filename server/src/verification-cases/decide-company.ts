import type { PostalAddress } from '@quittance/sdk/contract';
import { type BusinessAnswers, organizationSteps, type Unfinished } from '@quittance/sdk/rules';
import { applyForAccounts } from '../account-applications/index.ts';
import { isAboutCompany, listOpenRequests } from '../information-requests/index.ts';
import { type FieldProblem, refuseFields } from '../kernel/index.ts';
import { claimFee } from '../onboarding-fee/index.ts';
import { getOrganization, listMembers, lockOrganization } from '../organizations/index.ts';
import { applicantOf, listPeople, readVerification } from '../verification/index.ts';
import { lockHandedIn } from './decide-step.ts';
import { getPersonCase } from './list-cases.ts';
import { decidedAlready, mailOwner, recordDecision, type StaffCall } from './record-decision.ts';

/**
 * Verifies a company, applies for its accounts, and claims its onboarding fee. Its steps and people must be approved. From then on it has the name, address and website that it
 * gave.
 * @throws NotFoundError; ValidationError with everything that is not approved; IdempotencyConflictError unless it waits for
 *   a decision
 */
export async function approveCompany(context: StaffCall, organizationId: string): Promise<void> {
  const { app, db } = context;
  const { legalName } = await lockHandedIn(db, organizationId);
  const ownerId = await ownerOf(context, organizationId);
  const stored = await readVerification(context, { organizationId, personId: ownerId });
  const problems = [
    ...openSteps(stored),
    ...(await openPeople(context, organizationId, ownerId, stored)),
    ...(await openRequests(context, organizationId)),
  ];
  if (problems.length > 0) throw refuseFields(problems);
  const { kyb = {} } = stored.answers;
  const name = kyb.legalName?.trim() || legalName;
  await db
    .updateTable('organizations')
    .set({
      verification_status: 'approved',
      legal_name: name,
      ...(kyb.address && { address: JSON.stringify(toPostalAddress(kyb.address)) }),
      ...(kyb.website?.trim() && { website: kyb.website.trim() }),
    })
    .where('id', '=', organizationId)
    .execute();
  await applyForAccounts(context, organizationId);
  await claimFee(context, organizationId);
  await recordDecision(context, { organizationId, decision: 'approved' });
  await mailOwner(context, organizationId, {
    template: 'verification-approved',
    data: { organizationName: name, link: `${app.config.publicUrl}/accounts` },
  });
}

/** Denies a company: it is restricted from then on. @throws NotFoundError; IdempotencyConflictError if it was decided */
export async function denyCompany(context: StaffCall, organizationId: string, note: string): Promise<void> {
  const { app, db } = context;
  await getOrganization(db, organizationId);
  const { verificationStatus, legalName } = await lockOrganization(db, organizationId);
  if (verificationStatus === 'approved' || verificationStatus === 'denied') throw decidedAlready();
  await db
    .updateTable('organizations')
    .set({ verification_status: 'denied', status: 'verification_denied' })
    .where('id', '=', organizationId)
    .execute();
  await recordDecision(context, { organizationId, decision: 'denied', note });
  await mailOwner(context, organizationId, {
    template: 'verification-denied',
    data: { organizationName: legalName, note, link: app.config.publicUrl },
  });
}

/** Returns the account's owner. */
export async function ownerOf({ db }: Pick<StaffCall, 'db'>, organizationId: string): Promise<string> {
  const owner = (await listMembers(db, organizationId)).find(({ role }) => role === 'owner');
  if (!owner) throw decidedAlready();
  return owner.userId;
}

type Stored = Awaited<ReturnType<typeof readVerification>>;

function openSteps({ steps, answers }: Stored): readonly FieldProblem[] {
  const { companyType } = applicantOf('owner', { steps, answers });
  return organizationSteps
    .filter((step) => step !== 'bankAccount' && (step !== 'ubos' || companyType !== 'solopreneur'))
    .filter((step) => steps[step].status !== 'approved')
    .map((step) => ({ path: `steps.${step}`, message: 'Approve this step first.' }));
}

async function openPeople(
  { db }: StaffCall,
  organizationId: string,
  ownerId: string,
  { answers }: Stored,
): Promise<readonly FieldProblem[]> {
  const owner = await getPersonCase(db, ownerId);
  const people = await listPeople(db, organizationId, answers);
  return [
    ...(owner.kycStatus === 'approved' ? [] : [{ path: 'people.owner', message: 'Approve the owner first.' }]),
    ...people
      .filter(({ status }) => status !== 'approved')
      .map(({ id }) => ({ path: `people.${id}`, message: 'Approve this person first.' })),
  ];
}

async function openRequests({ db }: StaffCall, organizationId: string): Promise<readonly FieldProblem[]> {
  return (await listOpenRequests(db, organizationId))
    .filter(({ externalDocumentType }) => isAboutCompany(externalDocumentType))
    .map(({ id }) => ({ path: `requests.${id}`, message: 'Review the requested information first.' }));
}

const toPostalAddress = (address: NonNullable<Unfinished<BusinessAnswers>['address']>): PostalAddress => ({
  line1: address.line1 ?? '',
  ...(address.line2 && { line2: address.line2 }),
  city: address.city ?? '',
  ...(address.subdivision && { subdivision: address.subdivision }),
  ...(address.postalCode && { postalCode: address.postalCode }),
  country: address.country ?? '',
});
