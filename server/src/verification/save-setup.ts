import { organizationTypeOf, type SetupAnswers, type Unfinished } from '@quittance/sdk/rules';
import { type Actor, type OperationContext, Refusal } from '../kernel/index.ts';
import { chooseHandle } from '../organizations/index.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveSetup extends Applying {
  readonly answers: Unfinished<SetupAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves how the business is organized. Once submitted, it settles type and handle of the organization.
 * @throws what `saveStep` and `chooseHandle` do; ForbiddenError for another handle from somebody who isn't an owner
 */
export async function saveSetup(
  context: OperationContext,
  { answers: given, ...input }: SaveSetup,
): Promise<SavedStep['answer'] & { readonly handle?: string }> {
  const answers = { ...given, ...(given.handle !== undefined && { handle: given.handle.toLowerCase() }) };
  const { answer, organization } = await saveStep(context, { ...input, step: 'bankAccount', answers: () => answers });
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
  return { ...answer, ...(handle !== undefined && { handle }) };
}

/** A partner's page acts as the owner. */
function assertMayName(actor: Actor): void {
  if (actor.kind === 'customer' && actor.role !== 'owner') {
    throw new Refusal('ForbiddenError', 'Only owners choose the handle.');
  }
}
