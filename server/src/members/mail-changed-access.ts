import { actorLocale, type OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { getOrganization, type Member } from '../organizations/index.ts';

/** Mails a member that their role was changed, or that they were removed. */
export async function mailChangedAccess(
  context: OperationContext,
  { organizationId, member, change }: { organizationId: string; member: Member; change: 'role' | 'removed' },
): Promise<void> {
  const { db } = context;
  const { legalName } = await getOrganization(db, organizationId);
  await sendMail(db, {
    to: member.email,
    template: 'member-access-changed',
    locale: await findRecipientLocale(db, member.email, actorLocale(context)),
    data: { organizationName: legalName, change },
    about: member.userId,
  });
}
