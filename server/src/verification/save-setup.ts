import {
  answeredSteps,
  isVerificationHandedIn,
  organizationTypeOf,
  type SetupAnswers,
  type Unfinished,
} from '@quittance/sdk/rules';
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
  await askAgainForOwners(context, saved, input.personId);
  return { ...answer, ...(handle !== undefined && { handle }) };
}

/**
 * Opens the step of owners and officers where the answers need it submitted again: those who were withdrawn in between are not
 * invited, and nobody named any before the business was handed in as a solopreneur.
 */
async function askAgainForOwners(
  { app, db }: OperationContext,
  { organization, answers }: Pick<SavedStep, 'organization' | 'answers'>,
  personId: string,
): Promise<void> {
  const isHandedIn = isVerificationHandedIn(organization.verificationStatus);
  const people = await listPeople(db, organization.id, answers);
  const isUninvited = people.some(({ status }) => status === 'not_invited');
  const { companyType } = answers.bankAccount ?? {};
  const hasOwners = answeredSteps({ isOwner: true, companyType }).includes('ubos');
  if (!isUninvited && !(isHandedIn && hasOwners)) return;
  const status = isHandedIn ? 'rejected' : 'in_progress';
  const accepted = ['submitted', 'completed', 'approved'] as const;
  await db
    .insertInto('verification_steps')
    .values({
      organization_id: organization.id,
      step: 'ubos',
      status,
      version: 0,
      updated_by: personId,
      updated_at: await app.clock.now(db),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'step'])
        .doUpdateSet({ status })
        .where('verification_steps.status', 'in', isUninvited ? accepted : ['pending', 'in_progress']),
    )
    .execute();
}

/** A partner's page acts as the owner. */
function assertMayName(actor: Actor): void {
  if (actor.kind === 'customer' && actor.role !== 'owner') {
    throw new Refusal('ForbiddenError', 'Only owners choose the handle.');
  }
}
