import { organizationTypeOf, type SetupAnswers, type Unfinished } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { chooseHandle } from '../organizations/index.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveSetup extends Applying {
  readonly answers: Unfinished<SetupAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves how the business is organized. Once submitted, it settles type and handle of the organization.
 * @throws what `saveStep` and `chooseHandle` do
 */
export async function saveSetup(
  context: OperationContext,
  { answers, ...input }: SaveSetup,
): Promise<SavedStep['answer'] & { readonly handle?: string }> {
  const { answer, organization } = await saveStep(context, { ...input, step: 'bankAccount', answers: () => answers });
  if (input.isDraft || !answers.companyType) return answer;
  const handle = answers.handle?.toLowerCase() ?? organization.handle;
  if (handle !== undefined) await chooseHandle(context, organization, handle);
  await context.db
    .updateTable('organizations')
    .set({ organization_type: organizationTypeOf(answers.companyType) })
    .where('id', '=', input.organizationId)
    .execute();
  return { ...answer, ...(handle !== undefined && { handle }) };
}
