import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { personSteps, stepGaps } from '@quittance/sdk/rules';
import { type Connection, inTransaction } from '../db/index.ts';
import { listPersonFiles } from '../files/index.ts';
import { getPersonNames } from '../identity/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { presentGap, readVerification, verificationFacts } from '../verification/index.ts';
import { areNamesOpen } from './correct-person.ts';
import { isReliedOn } from './decide-person.ts';
import { listIdentityChecks } from './identity-checks.ts';
import { listInternalNotes } from './internal-notes.ts';
import { getPersonCase, withCompanyNames } from './list-people.ts';
import { listDecisions, recordReading } from './record-decision.ts';
import { withReviews } from './review-file.ts';

type PersonRecord = CallOutput<Contract['getPersonUnderVerification']>;

/** Returns a person with their answers, and records that they were read. @throws NotFoundError */
export const readPerson = (context: StaffCall, personId: string): Promise<PersonRecord> =>
  inTransaction(context.db, (db) => readPersonIn(context, db, personId));

/** The same within a transaction. */
export async function readPersonIn(context: StaffCall, db: Connection, personId: string): Promise<PersonRecord> {
  const { app } = context;
  const person = await getPersonCase(db, personId);
  const [named = person] = await withCompanyNames({ app, db }, [person]);
  const { organizationId } = person;
  const { answers, steps } = await readVerification({ app, db }, { organizationId, personId });
  const organization = await getOrganization(db, organizationId);
  const facts = await verificationFacts({ app, db }, organization);
  const identityVersion = steps.personIdentityKyc.version;
  const reliance = { ...named, isReliedOn: await isReliedOn(db, person) };
  await recordReading(context, db, { type: 'person', id: personId }, organizationId);
  return {
    ...reliance,
    ...(await getPersonNames(db, personId)),
    companyVerificationStatus: organization.verificationStatus,
    identityVersion,
    officeVersion: steps.pep.version,
    canCorrectNames: areNamesOpen(reliance, organization, identityVersion),
    identity: answers.personIdentityKyc ?? null,
    publicOffice: answers.pep ?? null,
    missing: personSteps.flatMap((step) => stepGaps(step, answers, facts).map(presentGap)),
    sessions: await listIdentityChecks(db, personId),
    files: await withReviews(db, await listPersonFiles(db, personId)),
    notes: await listInternalNotes(db, { personId }),
    decisions: await listDecisions(db, { personId }),
  };
}
