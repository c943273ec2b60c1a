import type { Connection } from '../db/index.ts';
import { findRecipientLocale, type Mail, sendMail } from '../notifications/index.ts';
import { findContactEmail } from '../organizations/index.ts';

type OwnerMail = Extract<
  Mail,
  {
    readonly template:
      | 'identity-check-failed'
      | 'verification-approved'
      | 'verification-denied'
      | 'verification-returned';
  }
>;

/** Mails the owner of an organization, if it has one. */
export async function mailOwner(
  db: Connection,
  organizationId: string,
  mail: Pick<OwnerMail, 'template' | 'data'>,
): Promise<void> {
  const to = await findContactEmail(db, organizationId);
  if (to === null) return;
  const locale = await findRecipientLocale(db, to, 'en');
  await sendMail(db, { ...mail, to, locale, about: organizationId } as OwnerMail);
}
