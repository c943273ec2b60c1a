import type { AnswerGap, VerificationAnswers } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { checkOwnersFully } from './check-business.ts';
import { findUnknownDeeds } from './check-documents.ts';
import { findUnknownDeedLanguages } from './check-lists.ts';

/** Makes every check of the owners that browsers don't make. */
export async function checkOwners(
  db: Connection,
  organizationId: string,
  answers: VerificationAnswers,
): Promise<readonly AnswerGap[]> {
  const { owners = [] } = answers.ubos ?? {};
  return [
    ...checkOwnersFully(answers),
    ...(await findUnknownDeeds(db, organizationId, owners)),
    ...(await findUnknownDeedLanguages(owners)),
  ];
}
