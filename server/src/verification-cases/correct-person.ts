import { isDeepStrictEqual } from 'node:util';
import { canCorrectAnswers, isIdentityChecked } from '@quittance/sdk/rules';
import { checkRequired, englishSentence } from '@quittance/sdk/validation';
import { getPersonNames, type PersonNames, setPersonNames } from '../identity/index.ts';
import { refuseField, type StaffCall } from '../kernel/index.ts';
import { getOrganization, type Organization } from '../organizations/index.ts';
import { raiseIdentityVersion, readVerification } from '../verification/index.ts';
import { askForIdentity } from './ask-again.ts';
import { lockPersonCase } from './decide-person.ts';
import type { PersonCase } from './list-people.ts';
import { changedSince, recordCorrection } from './record-correction.ts';
import { decidedAlready } from './record-decision.ts';

interface Corrected extends PersonNames {
  readonly userId: string;
  /** The version of the answers about the identity that staff read. */
  readonly version: number;
  /** Why the person must prove their identity again. */
  readonly note?: string | undefined;
}

/**
 * Corrects the names of a person. A check of the former name no longer counts: the person is asked by mail for another one. Done
 * again, it changes nothing.
 * @throws NotFoundError; ValidationError without a note for a person whose check ends; VerificationChangedError for answers that
 *   changed since the version; IdempotencyConflictError unless the case is open
 */
export async function correctPersonNames(
  context: StaffCall,
  { userId, firstName, lastName, version, note }: Corrected,
): Promise<void> {
  const { db } = context;
  const person = await lockPersonCase(context, userId);
  const { organizationId } = person;
  const organization = await getOrganization(db, organizationId);
  const { steps } = await readVerification(context, { organizationId, personId: userId });
  const current = steps.personIdentityKyc.version;
  if (!areNamesOpen(person, organization, current)) throw decidedAlready();
  const before = await getPersonNames(db, userId);
  const after = { firstName, lastName };
  if (isDeepStrictEqual({ ...before }, after)) return;
  if (version !== current) throw changedSince();
  const isChecked = isIdentityChecked(person.identityStatus);
  const lack = isChecked ? checkRequired(note ?? '') : null;
  if (lack) throw refuseField('note', englishSentence(lack));
  await setPersonNames(db, userId, after);
  await raiseIdentityVersion(db, userId);
  await recordCorrection(context, {
    object: { type: 'person', id: userId },
    organizationId,
    field: 'names',
    before,
    after,
  });
  if (isChecked && note !== undefined) await askForIdentity(context, person, note);
}

/** Whether staff may correct the names of a person: they have begun and are not denied, and no verified company rests on them. */
export const areNamesOpen = (
  { kycStatus, isReliedOn }: Pick<PersonCase, 'kycStatus'> & { readonly isReliedOn: boolean },
  { verificationStatus, status }: Pick<Organization, 'verificationStatus' | 'status'>,
  identityVersion: number,
): boolean =>
  identityVersion > 0 && kycStatus !== 'denied' && !isReliedOn && canCorrectAnswers(verificationStatus, status);
