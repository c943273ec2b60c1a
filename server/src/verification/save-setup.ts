import {
  isStepAsked,
  isVerificationHandedIn,
  organizationTypeOf,
  type SetupAnswers,
  type Unfinished,
} from '@quittance/sdk/rules';
import { type Actor, type OperationContext, Refusal } from '../kernel/index.ts';
import { chooseHandle } from '../organizations/index.ts';
import { listPeople } from './list-people.ts';
import { withdrawLeftOut } from './save-owners.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveSetup extends Applying {
  readonly answers: Unfinished<SetupAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves how the business is organized. Once submitted, it settles type and handle of the organization. After the hand-in it also
 * settles whether other people verify themselves; before it, the hand-in does.
 * @throws what `saveStep` and `chooseHandle` do; ForbiddenError for another handle, or another kind of business after the
 *   hand-in, from somebody who isn't an owner
 */
export async function saveSetup(
  context: OperationContext,
  { answers: given, ...input }: SaveSetup,
): Promise<SavedStep['answer'] & { readonly handle?: string }> {
  const answers = { ...given, ...(given.handle !== undefined && { handle: given.handle.toLowerCase() }) };
  const saved = await saveStep(context, { ...input, step: 'bankAccount', answers: () => answers });
  const { answer, organization } = saved;
  if (input.isDraft || !answers.companyType) return answer;
  const handle = answers.handle ?? organization.handle;
  if (handle !== undefined && handle !== organization.handle) {
    assertOwner(context.actor, 'Only owners choose the handle.');
    await chooseHandle(context, organization, handle);
  }
  const organizationType = organizationTypeOf(answers.companyType);
  if (isVerificationHandedIn(organization.verificationStatus)) {
    if (organizationType !== organization.organizationType)
      assertOwner(context.actor, 'Only owners choose the kind of business.');
    if (organizationType === 'solopreneur') await withdrawLeftOut(context, saved);
    else await askForOwners(context, saved, input.personId);
  }
  await context.db
    .updateTable('organizations')
    .set({ organization_type: organizationType })
    .where('id', '=', input.organizationId)
    .execute();
  return { ...answer, ...(handle !== undefined && { handle }) };
}

/**
 * Opens the step of owners and officers of a business that was handed in as a solopreneur, and is a company since: nobody named
 * them, or they were withdrawn.
 */
async function askForOwners(
  { app, db }: OperationContext,
  { organization, stored, answers }: SavedStep,
  personId: string,
): Promise<void> {
  const { status, version } = stored.steps.ubos;
  if (isStepAsked(status)) return;
  const isAnswered = status !== 'pending' && status !== 'in_progress';
  const people = await listPeople(db, organization.id, answers);
  if (isAnswered && people.every((each) => each.status !== 'not_invited')) return;
  const asked = { status: 'rejected', returned_note: null } as const;
  await db
    .insertInto('verification_steps')
    .values({
      ...asked,
      organization_id: organization.id,
      step: 'ubos',
      version,
      updated_by: personId,
      updated_at: await app.clock.now(db),
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'step']).doUpdateSet(asked))
    .execute();
}

/** A partner's page acts as the owner. */
function assertOwner(actor: Actor, message: string): void {
  if (actor.kind === 'customer' && actor.role !== 'owner') throw new Refusal('ForbiddenError', message);
}
