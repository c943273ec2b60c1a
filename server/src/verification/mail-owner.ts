import type { OperationContext } from '../kernel/index.ts';
import { type Mail, type MailData, sendMail } from '../notifications/index.ts';
import { findOwnerRecipient } from '../organizations/index.ts';
import { knownName, type NamedOrganization } from './stored-answers.ts';

type Template = 'identity-check-failed' | 'verification-approved' | 'verification-denied' | 'verification-returned';

type OwnerMail = {
  [Each in Template]: { readonly template: Each; readonly data: Omit<MailData[Each], 'organizationName'> };
}[Template];

/** Mails the owner of an organization, if it has one. The mail names the organization as its owner does. */
export async function mailOwner(
  context: Pick<OperationContext, 'app' | 'db'>,
  organization: NamedOrganization,
  { template, data }: OwnerMail,
): Promise<void> {
  const recipient = await findOwnerRecipient(context.db, organization.id);
  if (recipient === null) return;
  const { to, locale } = recipient;
  await sendMail(context.db, {
    template,
    data: { ...data, organizationName: await knownName(context, organization) },
    to,
    locale,
    about: organization.id,
  } as Extract<Mail, { readonly template: Template }>);
}
