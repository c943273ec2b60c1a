import { isDeepStrictEqual } from 'node:util';
import {
  type IdentityAnswers,
  type IdentityStatus,
  isIdentityChecked,
  isStepAsked,
  type Unfinished,
} from '@quittance/sdk/rules';
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
 * Saves the details of a person's identity. The vendor checked the former ones, so other details need another check. Details
 * that staff ask about, and that stay as they were checked, are submitted with that check.
 * @throws what `saveStep` does
 */
export async function saveIdentity(
  context: OperationContext,
  { answers, ...input }: SaveIdentity,
): Promise<SavedStep['answer'] & { readonly identityStatus: IdentityStatus }> {
  const { answer, stored } = await saveStep(context, { ...input, step: 'personIdentityKyc', answers: () => answers });
  const { identityStatus } = stored;
  const isSubmitted = !input.isDraft && answer.missing.length === 0;
  if (!isSame(stored.answers.personIdentityKyc, answers)) {
    return { ...answer, identityStatus: await endCheck(context, input.personId, identityStatus) };
  }
  if (isSubmitted && isStepAsked(answer.status) && isIdentityChecked(identityStatus)) {
    await setVerificationStatus(context.db, input.personId, { kycStatus: 'submitted' });
    return { ...answer, status: 'submitted', identityStatus };
  }
  return { ...answer, identityStatus };
}

/** Compares as JSON, in which answers are stored: absent and undefined are the same. */
const isSame = (before: object = {}, after: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)));

/** Makes the vendor's check of a person count no more, decided or not. @returns where it stands then */
async function endCheck(context: OperationContext, personId: string, status: IdentityStatus): Promise<IdentityStatus> {
  if (!isIdentityChecked(status)) return status;
  await setVerificationStatus(context.db, personId, { identityStatus: 'not_started' });
  await supersedeIdentitySessions(context, personId);
  return 'not_started';
}
