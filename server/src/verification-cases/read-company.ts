import { type CallOutput, type Contract, complianceStaff } from '@quittance/sdk/contract';
import { missingAnswers } from '@quittance/sdk/rules';
import { listApplications } from '../account-applications/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import { listOrganizationFiles } from '../files/index.ts';
import { listOpenRequests, listRequests, presentAllForStaff } from '../information-requests/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { findCheckout } from '../onboarding-fee/index.ts';
import { getOrganization } from '../organizations/index.ts';
import {
  applicantOf,
  findProgress,
  listApplicants,
  presentGap,
  presentSteps,
  readVerification,
  statusesOf,
  verificationFacts,
} from '../verification/index.ts';
import { listPhases } from './case-phases.ts';
import { listEntities } from './decide-owner.ts';
import { listInternalNotes } from './internal-notes.ts';
import { caseFactsOf, toCompanyCase } from './list-companies.ts';
import { getPersonCase, listMemberCases, withCompanyNames } from './list-people.ts';
import { listOpenParts } from './open-parts.ts';
import { listDecisions, ownerOf, recordReading } from './record-decision.ts';
import { withReviews } from './review-file.ts';

type CompanyRecord = CallOutput<Contract['getCompanyUnderVerification']>;

/** Returns a company with its answers, and records that they were read. @throws NotFoundError */
export const readCompany = (context: StaffCall, organizationId: string): Promise<CompanyRecord> =>
  inTransaction(context.db, (db) => readCompanyIn(context, db, organizationId));

/** The same within a transaction. */
export async function readCompanyIn(
  context: StaffCall,
  db: Connection,
  organizationId: string,
): Promise<CompanyRecord> {
  const { app } = context;
  const organization = await getOrganization(db, organizationId);
  const owner = await getPersonCase(db, await ownerOf({ db }, organizationId));
  const stored = await readVerification({ app, db }, { organizationId, personId: owner.userId });
  const facts = { ...(await verificationFacts({ app, db }, organization)), statuses: statusesOf(stored.steps) };
  const missing = missingAnswers(applicantOf('owner', stored), stored.answers, facts);
  const requests = await listOpenRequests(db, organizationId);
  const {
    personIdentityKyc: _identity,
    pep: _pep,
    ...steps
  } = presentSteps(stored, {
    isReader: true,
    checkout: await findCheckout({ app, db }, organizationId),
    requests,
  });
  await recordReading(context, db, { type: 'organization', id: organizationId }, organizationId);
  const company = { organizationId, ownerId: owner.userId, stored };
  const caseFacts = await caseFactsOf({ app, db }, [organizationId]);
  const { startedOnMobile, finalizedAt } = await findProgress(db, organizationId);
  const asked = await listRequests(db, { organizationId });
  const isBankAccountAsked = asked.some(({ row }) => row.about_type === 'externalBankAccount');
  const decisions = await listDecisions(db, { organizationId });
  return {
    ...toCompanyCase(organization, caseFacts),
    owner: { userId: owner.userId, name: owner.name, email: owner.email },
    steps,
    missing: missing.map(({ step, ...gap }) => ({ step, ...presentGap(gap) })),
    startedOnMobile,
    phases: await listPhases(db, { ...company, owner, decisions, finalizedAt, requests, isBankAccountAsked }),
    openParts: await listOpenParts({ app, db }, company),
    people: await withCompanyNames({ app, db }, await listMemberCases(db, organizationId)),
    applicants: await listApplicants(db, organizationId, stored.answers),
    entities: await listEntities({ app, db }, company),
    files: await withReviews(db, (await listOrganizationFiles(db, { organizationId, limit: 100 })).items),
    notes: await listInternalNotes(db, { organizationId }),
    providers: await listApplications(db, organizationId),
    decisions,
    additionalInfoRequests: mayReadReplies(context) ? [...(await presentAllForStaff({ app, db }, asked))] : [],
  };
}

/** Replies are for those who may ask: others see that something is asked by the state of the step. */
const mayReadReplies = ({ actor }: StaffCall): boolean => complianceStaff.roles.some((role) => role === actor.role);
