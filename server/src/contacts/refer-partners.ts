import { checkEmail, checkReferral, englishSentence, firstProblem } from '@quittance/sdk/validation';
import { countInviteMails, lockInviteMails } from '../invites/index.ts';
import { type FieldProblem, type OperationContext, refuseFields } from '../kernel/index.ts';
import { listMembers } from '../organizations/index.ts';
import { checkNewEmail } from '../validation/index.ts';
import { createCompanyInvite, prepareInviteMailing, recordReferralChange } from './company-invites.ts';

export interface ReferPartners {
  readonly organizationId: string;
  /** Lower case. */
  readonly emails: readonly string[];
}

/**
 * Refers companies: mails an invitation to each address. All or none are referred.
 * @throws ValidationError by address: with a plus sign, of one's own organization, or referred already; TooManyInvitesError;
 *   RecipientInvitedOftenError, by address
 */
export async function referPartners(
  context: OperationContext,
  { organizationId, emails }: ReferPartners,
): Promise<void> {
  await assertReferable(context, { organizationId, emails });
  const ordered = emails.map((email, index) => ({ email, path: pathOf(index) }));
  const mails = { organizationId, kind: 'referral' as const, recipients: ordered };
  await lockInviteMails(context, mails);
  await countInviteMails(context, mails);
  // In one order, so that two lists with the same addresses don't deadlock.
  ordered.sort((one, other) => (one.email < other.email ? -1 : 1));
  const at = await context.app.clock.now(context.db);
  const mailing = await prepareInviteMailing(context, { organizationId, emails });
  for (const referral of ordered) {
    const invite = await createCompanyInvite(context, mailing, { ...referral, kind: 'referral', organizationId });
    await recordReferralChange(context, { invite, change: 'referred', at });
  }
}

const pathOf = (index: number): string => `emails.${index}`;

async function assertReferable(
  { app, db }: OperationContext,
  { organizationId, emails }: ReferPartners,
): Promise<void> {
  const members = (await listMembers(db, organizationId)).map(({ email }) => email);
  const problems = emails.flatMap((email, index): FieldProblem[] => {
    const found = firstProblem(
      checkNewEmail(email, app.config),
      ...members.map((member) => checkReferral([email], member)),
      checkEmail(email, { others: emails.slice(0, index) }),
    );
    return found ? [{ path: pathOf(index), message: englishSentence(found) }] : [];
  });
  if (problems.length > 0) throw refuseFields(problems);
}
