import { accountLabel } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { findOwnerRecipient } from '../organizations/index.ts';
import { listApplications } from './list-applications.ts';

/** Mails the owner once every application of an organization is decided: what can be opened, and what can't. */
export async function mailWhenAllDecided({ app, db }: OperationContext, organizationId: string): Promise<void> {
  const applications = await listApplications(db, organizationId);
  if (applications.some(({ decidedAt }) => decidedAt === undefined)) return;
  const recipient = await findOwnerRecipient(db, organizationId);
  if (recipient === null) return;
  const { to, locale, organizationName } = recipient;
  const labelsOf = (isApproved: boolean) =>
    applications
      .filter(({ state }) => (state === 'approved') === isApproved)
      .map(({ accountType }) => accountLabel('USD', accountType))
      .join(', ');
  await sendMail(db, {
    to,
    template: 'accounts-decided',
    locale,
    data: {
      organizationName,
      approved: labelsOf(true),
      refused: labelsOf(false),
      link: `${app.config.publicUrl}/accounts`,
    },
    about: organizationId,
  });
}
