import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { missingAnswers } from '@quittance/sdk/rules';
import { listApplications } from '../account-applications/index.ts';
import { inTransaction } from '../db/index.ts';
import { listOpenRequests, listRequests, presentAllForStaff } from '../information-requests/index.ts';
import { findCheckout } from '../onboarding-fee/index.ts';
import { getOrganization } from '../organizations/index.ts';
import {
  applicantOf,
  presentGap,
  presentSteps,
  readVerification,
  statusesOf,
  verificationFacts,
} from '../verification/index.ts';
import { ownerOf } from './decide-company.ts';
import { caseFactsOf, getPersonCase, listMemberCases, toCompanyCase } from './list-cases.ts';
import { listDecisions, recordReading, type StaffCall } from './record-decision.ts';

/** Returns a company with its answers, and records that they were read. @throws NotFoundError */
export const readCompany = (
  context: StaffCall,
  organizationId: string,
): Promise<CallOutput<Contract['getCompanyUnderVerification']>> =>
  inTransaction(context.db, async (db) => {
    const { app } = context;
    const organization = await getOrganization(db, organizationId);
    const owner = await getPersonCase(db, await ownerOf({ db }, organizationId));
    const stored = await readVerification({ app, db }, { organizationId, personId: owner.userId });
    const facts = { ...(await verificationFacts({ app, db }, organization)), statuses: statusesOf(stored.steps) };
    const missing = missingAnswers(applicantOf('owner', stored), stored.answers, facts);
    const {
      personIdentityKyc: _identity,
      pep: _pep,
      ...steps
    } = presentSteps(stored, {
      isReader: true,
      checkout: await findCheckout({ app, db }, organizationId),
      requests: await listOpenRequests(db, organizationId),
    });
    await recordReading(context, db, { type: 'organization', id: organizationId }, organizationId);
    return {
      ...toCompanyCase(organization, await caseFactsOf(db, [organizationId])),
      owner: { userId: owner.userId, name: owner.name, email: owner.email },
      steps,
      missing: missing.map(({ step, ...gap }) => ({ step, ...presentGap(gap) })),
      people: await listMemberCases(db, organizationId),
      providers: await listApplications(db, organizationId),
      decisions: await listDecisions(db, { organizationId }),
      additionalInfoRequests: [...(await presentAllForStaff({ app, db }, await listRequests(db, { organizationId })))],
    };
  });
