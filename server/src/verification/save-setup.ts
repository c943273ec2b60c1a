import { organizationTypeOf, type SetupAnswers, type Unfinished } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveSetup extends Applying {
  readonly answers: Unfinished<SetupAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/** Saves how the business is organized, which settles the type of the organization. @throws what `saveStep` does */
export async function saveSetup(
  context: OperationContext,
  { answers, ...input }: SaveSetup,
): Promise<SavedStep['answer']> {
  const { answer } = await saveStep(context, { ...input, step: 'bankAccount', answers: () => answers });
  if (!input.isDraft && answers.companyType) {
    await context.db
      .updateTable('organizations')
      .set({ organization_type: organizationTypeOf(answers.companyType) })
      .where('id', '=', input.organizationId)
      .execute();
  }
  return answer;
}
