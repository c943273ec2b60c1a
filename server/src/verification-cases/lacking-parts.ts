import { type AnswerGap, organizationSteps, personSteps } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { submittedGaps } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';
import { listMemberCases } from './list-people.ts';

type Reading = Pick<OperationContext, 'app' | 'db'>;

/** What an approved step, or the answers of an approved person, lack by now. */
export interface LackingPart {
  readonly kind: 'answers' | 'personAnswers';
  /** Name of the step, or user id of the person. */
  readonly id: string;
  /** With paths that begin with the step. */
  readonly gaps: readonly AnswerGap[];
}

/** Lists what was approved and lacks something by now, such as a file that was removed since. */
export async function listLackingParts(context: Reading, company: CaseOfCompany): Promise<LackingPart[]> {
  const { organizationId, ownerId, stored } = company;
  const approved = organizationSteps.filter((step) => stored.steps[step].status === 'approved');
  const gaps = await submittedGaps(context, { organizationId, personId: ownerId, steps: approved });
  const lacking = approved.map(
    (step): LackingPart => ({
      kind: 'answers',
      id: step,
      gaps: gaps.filter(({ path }) => path.startsWith(`${step}.`)),
    }),
  );
  for (const { userId, kycStatus } of await listMemberCases(context.db, organizationId)) {
    if (kycStatus !== 'approved') continue;
    const own = await submittedGaps(context, { organizationId, personId: userId, steps: personSteps });
    lacking.push({ kind: 'personAnswers', id: userId, gaps: own });
  }
  return lacking.filter((part) => part.gaps.length > 0);
}
