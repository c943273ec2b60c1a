import { stepGaps, type VerificationAnswers } from '@quittance/sdk/rules';
import { normalizeEmail } from '@quittance/sdk/validation';
import { lockInviteMails } from '../invites/index.ts';
import { type OperationContext, Refusal, refuseField } from '../kernel/index.ts';
import { listOpenInvites, type OpenInvite, roleGivenSince, withdrawApplicant } from '../members/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { namedApplicants } from './applicants.ts';
import { presentGap, refuseGaps } from './present-gaps.ts';
import { inviteOne, namesOf } from './save-owners.ts';
import { type Applying, type SavedStep, storeAnswers } from './save-step.ts';
import { readVerification } from './stored-answers.ts';
import { newEmailFacts, verificationFacts } from './verification-facts.ts';

export interface ChangeOwnerEmail extends Applying {
  /** Lower case. */
  readonly oldEmail: string;
  /** Lower case. */
  readonly newEmail: string;
}

/**
 * Changes the address of an owner or officer who was invited and has not signed up, also after everything was handed in:
 * nobody else can do it for them. The same address gets another invite. An access that they were given among the people stays.
 * @throws NotFoundError for an address without an open invite; ValidationError; what `inviteMember` does
 */
export async function changeOwnerEmail(
  context: OperationContext,
  { oldEmail, newEmail, ...applying }: ChangeOwnerEmail,
): Promise<SavedStep['answer']> {
  const { organizationId } = applying;
  await lockInviteMails(context, {
    organizationId,
    recipients: [...new Set([oldEmail, newEmail])].map((email) => ({ email })),
  });
  const organization = await lockOrganization(context.db, organizationId);
  const stored = await readVerification(context, applying);
  const invited = await getInvited(context, organizationId, oldEmail);
  const ubos = withEmail(stored.answers.ubos ?? {}, oldEmail, newEmail);
  const answers = { ...stored.answers, ubos };
  const facts = {
    ...(await verificationFacts(context, organization)),
    ...(await newEmailFacts(context, organization, answers)),
  };
  const applicant = namedApplicants(answers).find(({ email }) => email === newEmail);
  if (!applicant) throw notInvited();
  const gaps = stepGaps('ubos', answers, facts);
  const ofEmail = gaps.find(({ path }) => path === applicant.path);
  if (ofEmail) throw refuseField('newEmail', refuseGaps([ofEmail]).validations[0]?.message ?? '');
  await withdrawApplicant(context, { organizationId, email: oldEmail });
  await inviteOne(context, {
    ...applicant,
    names: namesOf(applicant, stored),
    givenRole: roleGivenSince(invited, applicant.role),
    path: 'newEmail',
    organizationId,
    ownEmail: normalizeEmail(facts.ownerEmail),
    isKnown: newEmail === oldEmail,
  });
  const { status, version } = stored.steps.ubos;
  const saved = { status, version: version + 1 };
  await storeAnswers(context, { ...applying, step: 'ubos' }, saved, ubos);
  await keepSubmitted(context, organizationId, version);
  return { ...saved, missing: gaps.map(presentGap) };
}

/** What stood as it was submitted still does: only the address changed. */
async function keepSubmitted({ db }: OperationContext, organizationId: string, version: number): Promise<void> {
  await db
    .updateTable('verification_steps')
    .set({ submitted_version: version + 1 })
    .where('organization_id', '=', organizationId)
    .where('step', '=', 'ubos')
    .where('submitted_version', '=', version)
    .execute();
}

const notInvited = () => new Refusal('NotFoundError', 'Nobody with this address waits for an invite.');

async function getInvited({ db }: OperationContext, organizationId: string, email: string): Promise<OpenInvite> {
  const invited = (await listOpenInvites(db, organizationId)).find((invite) => invite.email === email);
  if (!invited) throw notInvited();
  return invited;
}

type Ubos = NonNullable<VerificationAnswers['ubos']>;

function withEmail({ owners, officers, ...rest }: Ubos, from: string, to: string): Ubos {
  const change = <Entry extends { readonly email?: string | undefined }>(entry: Entry): Entry =>
    entry.email && normalizeEmail(entry.email) === from ? { ...entry, email: to } : entry;
  return {
    ...rest,
    ...(owners && { owners: owners.map(change) }),
    ...(officers && { officers: officers.map(change) }),
  };
}
