import { accountLabel } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { findContactEmail, getOrganization } from '../organizations/index.ts';
import { listApplications } from './list-applications.ts';

/** Mails the owner once every application of an organization is decided: what can be opened, and what can't. */
export async function mailWhenAllDecided({ app, db }: OperationContext, organizationId: string): Promise<void> {
  const applications = await listApplications(db, organizationId);
  if (applications.some(({ decidedAt }) => decidedAt === undefined)) return;
  const to = await findContactEmail(db, organizationId);
  if (to === null) return;
  const labelsOf = (isApproved: boolean) =>
    applications
      .filter(({ state }) => (state === 'approved') === isApproved)
      .map(({ accountType }) => accountLabel('USD', accountType))
      .join(', ');
  const { legalName } = await getOrganization(db, organizationId);
  await sendMail(db, {
    to,
    template: 'accounts-decided',
    locale: await findRecipientLocale(db, to, 'en'),
    data: {
      organizationName: legalName,
      approved: labelsOf(true),
      refused: labelsOf(false),
      link: `${app.config.publicUrl}/accounts`,
    },
    about: organizationId,
  });
}
