import { businessDateOf } from '@quittance/sdk/time';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { createPasswordLink } from './password-links.ts';
import type { UserKey } from './users.ts';

export interface Invitation extends UserKey {
  readonly email: string;
  readonly locale: Locale;
  /** Legal name of the organization that the person will act for. */
  readonly organizationName?: string;
}

/** Mails a user a link by which they set their first password. */
export async function inviteUser(context: OperationContext, invitation: Invitation): Promise<void> {
  const { email: to, locale, userId: about, kind, organizationName } = invitation;
  const { link, expiresAt } = await createPasswordLink(context, invitation);
  const data = {
    link,
    email: to,
    expiresOn: businessDateOf(expiresAt),
    place: kind === 'staff' ? ('back-office' as const) : ('portal' as const),
    ...(organizationName !== undefined && { organizationName }),
  };
  await sendMail(context.db, { to, locale, about, template: 'set-password', data });
}
