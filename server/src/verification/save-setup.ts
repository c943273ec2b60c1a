import { isVerificationHandedIn, organizationTypeOf, type SetupAnswers, type Unfinished } from '@quittance/sdk/rules';
import { type Actor, type OperationContext, Refusal } from '../kernel/index.ts';
import { chooseHandle } from '../organizations/index.ts';
import { listPeople } from './list-people.ts';
import { lockMails, withdrawLeftOut } from './save-owners.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveSetup extends Applying {
  readonly answers: Unfinished<SetupAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves how the business is organized. Once submitted, it settles type and handle of the organization, and whether other people
 * verify themselves: those who don't anymore are no applicants.
 * @throws what `saveStep` and `chooseHandle` do; ForbiddenError for another handle from somebody who isn't an owner
 */
export async function saveSetup(
  context: OperationContext,
  { answers: given, ...input }: SaveSetup,
): Promise<SavedStep['answer'] & { readonly handle?: string }> {
  const answers = { ...given, ...(given.handle !== undefined && { handle: given.handle.toLowerCase() }) };
  if (!input.isDraft) await lockMails(context, input);
  const saved = await saveStep(context, { ...input, step: 'bankAccount', answers: () => answers });
  const { answer, organization } = saved;
  if (input.isDraft || !answers.companyType) return answer;
  const handle = answers.handle ?? organization.handle;
  if (handle !== undefined && handle !== organization.handle) {
    assertMayName(context.actor);
    await chooseHandle(context, organization, handle);
  }
  await context.db
    .updateTable('organizations')
    .set({ organization_type: organizationTypeOf(answers.companyType) })
    .where('id', '=', input.organizationId)
    .execute();
  await withdrawLeftOut(context, saved);
  await askAgainForOwners(context, saved);
  return { ...answer, ...(handle !== undefined && { handle }) };
}

/** Owners and officers who were withdrawn in between are invited once they are submitted again. */
async function askAgainForOwners(
  { db }: OperationContext,
  { organization, answers }: Pick<SavedStep, 'organization' | 'answers'>,
): Promise<void> {
  const people = await listPeople(db, organization.id, answers);
  if (people.every(({ status }) => status !== 'not_invited')) return;
  await db
    .updateTable('verification_steps')
    .set({ status: isVerificationHandedIn(organization.verificationStatus) ? 'rejected' : 'in_progress' })
    .where('organization_id', '=', organization.id)
    .where('step', '=', 'ubos')
    .where('status', 'in', ['submitted', 'completed', 'approved'])
    .execute();
}

/** A partner's page acts as the owner. */
function assertMayName(actor: Actor): void {
  if (actor.kind === 'customer' && actor.role !== 'owner') {
    throw new Refusal('ForbiddenError', 'Only owners choose the handle.');
  }
}
