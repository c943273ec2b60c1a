import type { BusinessAnswers, Unfinished } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { sealAnswers } from './stored-answers.ts';

/**
 * Replaces the details of a business that staff corrected. Nothing is handed in by it: who answered, when, and the status of
 * the step stay. The version changes, so a person who still sees the earlier answers is told.
 */
export async function replaceBusinessAnswers(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  organizationId: string,
  answers: Unfinished<BusinessAnswers>,
): Promise<void> {
  await db
    .updateTable('verification_steps')
    .set({
      sealed_answers: sealAnswers(app, { id: organizationId, step: 'kyb' }, answers),
      version: sql<number>`version + 1`,
      // The corrected answers replace the submitted ones; a later draft stays a draft.
      submitted_version: sql<number>`submitted_version + (case when submitted_version = version then 1 else 0 end)`,
    })
    .where('organization_id', '=', organizationId)
    .where('step', '=', 'kyb')
    .execute();
}

/** Raises the version of what a person answered about their identity, for a change of what belongs to it. */
export async function raiseIdentityVersion(db: Connection, personId: string): Promise<void> {
  await db
    .updateTable('person_verification_steps')
    .set({ version: sql<number>`version + 1` })
    .where('person_id', '=', personId)
    .where('step', '=', 'personIdentityKyc')
    .execute();
}
