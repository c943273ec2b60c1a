import type { Connection } from '../db/index.ts';
import { type Mail, sendMail } from '../notifications/index.ts';
import { findOwnerRecipient } from '../organizations/index.ts';

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
  const recipient = await findOwnerRecipient(db, organizationId);
  if (recipient === null) return;
  const { to, locale } = recipient;
  await sendMail(db, { ...mail, to, locale, about: organizationId } as OwnerMail);
}
