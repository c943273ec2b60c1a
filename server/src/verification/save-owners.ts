import type { AnswerGap, OfficersAnswers, OwnersAnswers, Unfinished, VerificationAnswers } from '@quittance/sdk/rules';
import { normalizeEmail } from '@quittance/sdk/validation';
import { lockInviteMails } from '../invites/index.ts';
import { type OperationContext, Refusal, refuseFields } from '../kernel/index.ts';
import { type InviteNames, inviteApplicant, withdrawApplicant, withdrawUnnamed } from '../members/index.ts';
import { type NamedApplicant, namedApplicants } from './applicants.ts';
import { checkOwners } from './check-owners.ts';
import { mailableName } from './mailable-name.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';
import { readVerification, type StoredVerification } from './stored-answers.ts';

/** One part of the step: the owners, or the officers. */
export type OwnersPart = 'owners' | 'officers';

interface SavePart extends Applying {
  readonly part: OwnersPart;
  /** Replaces the part; the other part stays. */
  readonly answers: Unfinished<OwnersAnswers> & Unfinished<OfficersAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves the owners or the officers. When they are submitted, those who are new are invited, and those who are gone are not
 * applicants afterwards.
 * @throws what `saveStep` and `inviteMember` do
 */
export async function saveOwnersPart(context: OperationContext, input: SavePart): Promise<SavedStep['answer']> {
  const { part, answers, isDraft, version, organizationId, personId } = input;
  const isOfOfficers = ({ path }: AnswerGap) => path.startsWith('officers');
  if (!isDraft) await lockMails(context, input);
  const saved = await saveStep(context, {
    organizationId,
    personId,
    step: 'ubos',
    answers: ({ officers, ...owners }) =>
      part === 'officers' ? { ...owners, officers: answers.officers } : { ...answers, officers },
    isDraft,
    version,
    concerns: (gap) => isOfOfficers(gap) === (part === 'officers'),
    // The owners may be a draft when the officers are submitted, but not once their step is.
    check: async (all, gaps) =>
      part === 'owners' || gaps.length === 0 ? await checkOwners(context.db, organizationId, all) : [],
  });
  if (!isDraft) await inviteNamed(context, saved, part);
  return saved.answer;
}

/** Locks the mails to everybody who was or is named, before any row of the organization. */
async function lockMails(
  context: OperationContext,
  { answers, ...applying }: Applying & Pick<SavePart, 'answers'>,
): Promise<void> {
  const stored = await readVerification(context, applying);
  const emails = new Set([...namedEmails(stored.answers), ...namedEmails({ ubos: answers })]);
  await lockInviteMails(context, {
    organizationId: applying.organizationId,
    recipients: [...emails].map((email) => ({ email })),
  });
}

/** Lists the addresses of whom the answers name, whatever the setup says, which may be a draft. */
const namedEmails = ({ ubos }: VerificationAnswers): readonly string[] =>
  namedApplicants({ ubos }).map(({ email }) => email);

async function inviteNamed(context: OperationContext, saved: SavedStep, part: OwnersPart): Promise<void> {
  const { organization, facts, stored, answers, answer } = saved;
  const organizationId = organization.id;
  const after = namedApplicants(answers);
  // Once the step is complete, nobody of the other part is left out, who may have been in a draft only.
  const isComplete = answer.status === 'submitted';
  const isInvited = ({ as }: NamedApplicant) => isComplete || as === (part === 'owners' ? 'owner' : 'officer');
  if (isComplete || part === 'owners') await withdrawLeftOut(context, saved);
  else {
    const named = new Set(after.map(({ email }) => email));
    const gone = namedEmails(stored.answers).filter((email) => !named.has(email));
    for (const email of gone) await withdrawApplicant(context, { organizationId, email });
  }
  for (const applicant of after.filter(isInvited)) {
    await inviteOne(context, {
      ...applicant,
      names: namesOf(applicant, { ...stored, answers }),
      organizationId,
      ownEmail: normalizeEmail(facts.ownerEmail),
    });
  }
}

/** Withdraws all applicants whom the answers don't name: a draft may have left them out before. */
export const withdrawLeftOut = (
  context: OperationContext,
  { organization, answers }: Pick<SavedStep, 'organization' | 'answers'>,
): Promise<void> =>
  withdrawUnnamed(context, {
    organizationId: organization.id,
    named: namedApplicants(answers).map(({ email }) => email),
  });

/** What an invite says of the business and of whom it invites. */
export const namesOf = (
  { firstName, lastName }: NamedApplicant,
  { steps, answers }: Pick<StoredVerification, 'steps' | 'answers'>,
): InviteNames => ({ organizationName: mailableName(steps.kyb.status, answers.kyb?.legalName), firstName, lastName });

/** Invites an applicant, and names their address in the answers if it is refused. */
export async function inviteOne(
  context: OperationContext,
  { path, ...applicant }: NamedApplicant & Omit<Parameters<typeof inviteApplicant>[1], keyof NamedApplicant>,
): Promise<void> {
  try {
    await inviteApplicant(context, applicant);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ValidationError') throw error;
    throw refuseFields(error.validations.map(({ message }) => ({ path, message })));
  }
}
