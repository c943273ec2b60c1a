import { staffEditProblem } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';

/**
 * Locks the compliance heads until the transaction ends. Edits of staff wait for each other, so that two heads can't
 * disable each other at the same moment.
 */
export async function lockHeads(transaction: Connection): Promise<void> {
  await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'compliance-head')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Checks that the actor may invite, or edit this staff member. Reads the actor again, who may have been disabled since
 * the call began.
 * @throws ForbiddenError
 */
export async function assertMayEdit({ db, actor }: CallContext<ActorOf<'staff'>>, staffId?: string): Promise<void> {
  const editor = await db
    .selectFrom('staff')
    .select(['id as userId', 'role'])
    .where('id', '=', actor.userId)
    .where('status', '=', 'enabled')
    .executeTakeFirst();
  const problem = editor ? staffEditProblem(editor, staffId === undefined ? undefined : { userId: staffId }) : null;
  if (!editor || problem === 'notComplianceHead') {
    throw new Refusal('ForbiddenError', 'Only an active compliance head manages staff.');
  }
  if (problem === 'ownAccount') throw new Refusal('ForbiddenError', 'You can’t change your own access.');
}
