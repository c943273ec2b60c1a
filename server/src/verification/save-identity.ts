import { isDeepStrictEqual } from 'node:util';
import {
  type IdentityAnswers,
  type IdentityStatus,
  isIdentityChecked,
  isStepAsked,
  owesAddressProof,
  type Unfinished,
} from '@quittance/sdk/rules';
import { setVerificationStatus } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { findUnknownAddressProof } from './check-documents.ts';
import { findUnknownProofLanguage } from './check-lists.ts';
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
  const { answer, stored } = await saveStep(context, {
    ...input,
    step: 'personIdentityKyc',
    answers: () => answers,
    check: async ({ personIdentityKyc = {} }) =>
      owesAddressProof(personIdentityKyc)
        ? [
            ...(await findUnknownAddressProof(context.db, input.personId, personIdentityKyc)),
            ...(await findUnknownProofLanguage(personIdentityKyc)),
          ]
        : [],
  });
  const { identityStatus } = stored;
  const isSubmitted = !input.isDraft && answer.missing.length === 0;
  if (!isSame(checked(stored.answers.personIdentityKyc), checked(answers))) {
    return { ...answer, identityStatus: await endCheck(context, input.personId, identityStatus) };
  }
  if (isSubmitted && isStepAsked(answer.status) && isIdentityChecked(identityStatus)) {
    await setVerificationStatus(context.db, input.personId, { kycStatus: 'submitted' });
    return { ...answer, status: 'submitted', identityStatus };
  }
  return { ...answer, identityStatus };
}

/** What the vendor checks: it sees no proof of an address. */
const checked = ({ addressProof: _, ...details }: Unfinished<IdentityAnswers> = {}) => details;

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
