import { isDeepStrictEqual } from 'node:util';
import { type IdentityAnswers, isIdentityChecked, type Unfinished } from '@quittance/sdk/rules';
import { setVerificationStatus } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { supersedeIdentitySessions } from './identity-sessions.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveIdentity extends Applying {
  readonly answers: Unfinished<IdentityAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves the details of a person's identity. The vendor checked the former ones, so other details need another check.
 * @throws what `saveStep` does
 */
export async function saveIdentity(
  context: OperationContext,
  { answers, ...input }: SaveIdentity,
): Promise<SavedStep['answer']> {
  const { answer, stored } = await saveStep(context, { ...input, step: 'personIdentityKyc', answers: () => answers });
  if (!isSame(stored.answers.personIdentityKyc, answers)) await endCheck(context, input.personId);
  return answer;
}

/** Compares as JSON, in which answers are stored: absent and undefined are the same. */
const isSame = (before: object = {}, after: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)));

/** Makes the vendor's check of a person count no more, decided or not. */
async function endCheck(context: OperationContext, personId: string): Promise<void> {
  const { identity_status } = await context.db
    .selectFrom('people')
    .select('identity_status')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (!isIdentityChecked(identity_status)) return;
  await setVerificationStatus(context.db, personId, { identityStatus: 'not_started' });
  await supersedeIdentitySessions(context, personId);
}
