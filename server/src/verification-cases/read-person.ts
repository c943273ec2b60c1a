import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { personSteps, stepGaps } from '@quittance/sdk/rules';
import { inTransaction } from '../db/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { presentGap, readVerification, verificationFacts } from '../verification/index.ts';
import { getPersonCase } from './list-cases.ts';
import { listDecisions, recordReading, type StaffCall } from './record-decision.ts';

/** Returns a person with their answers, and records that they were read. @throws NotFoundError */
export const readPerson = (
  context: StaffCall,
  personId: string,
): Promise<CallOutput<Contract['getPersonUnderVerification']>> =>
  inTransaction(context.db, async (db) => {
    const { app } = context;
    const person = await getPersonCase(db, personId);
    const { organizationId } = person;
    const { answers } = await readVerification({ app, db }, { organizationId, personId });
    const facts = await verificationFacts({ app, db }, await getOrganization(db, organizationId));
    const sessions = await db
      .selectFrom('identity_sessions')
      .select(['outcome', 'created_at', 'decided_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(20)
      .execute();
    await recordReading(context, db, { type: 'person', id: personId }, organizationId);
    return {
      ...person,
      identity: answers.personIdentityKyc ?? null,
      publicOffice: answers.pep ?? null,
      missing: personSteps.flatMap((step) => stepGaps(step, answers, facts).map(presentGap)),
      sessions: sessions.map(({ outcome, created_at, decided_at }) => ({
        outcome,
        startedAt: created_at.toISOString(),
        ...(decided_at && { decidedAt: decided_at.toISOString() }),
      })),
      decisions: await listDecisions(db, { personId }),
    };
  });
