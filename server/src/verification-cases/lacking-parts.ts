import { type AnswerGap, organizationSteps, personSteps } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { submittedGaps } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';
import { listMemberCases } from './list-cases.ts';

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
  const lacking: LackingPart[] = [];
  for (const step of organizationSteps) {
    if (stored.steps[step].status !== 'approved') continue;
    const gaps = await submittedGaps(context, { organizationId, personId: ownerId, step });
    if (gaps.length > 0) lacking.push({ kind: 'answers', id: step, gaps: gaps.map((gap) => below(step, gap)) });
  }
  for (const { userId, kycStatus } of await listMemberCases(context.db, organizationId)) {
    if (kycStatus !== 'approved') continue;
    const gaps: AnswerGap[] = [];
    for (const step of personSteps) {
      const found = await submittedGaps(context, { organizationId, personId: userId, step });
      gaps.push(...found.map((gap) => below(step, gap)));
    }
    if (gaps.length > 0) lacking.push({ kind: 'personAnswers', id: userId, gaps });
  }
  return lacking;
}

const below = (step: string, gap: AnswerGap): AnswerGap => ({ ...gap, path: `${step}.${gap.path}` });
