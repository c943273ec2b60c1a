import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';
import { type Mail, sendMail } from './send.ts';

/** Someone who reads the mails of an organization. */
interface Reader {
  readonly email: string;
  readonly locale: Locale;
}

interface OwnersMail {
  readonly owners: readonly Reader[];
  /** Id of the object that the mail is about. */
  readonly about: string;
}

/** Mails the owners of an organization, each in their language, in the caller's transaction. */
export async function mailOwners(
  transaction: Connection,
  { owners, about }: OwnersMail,
  mailTo: (recipient: Pick<Mail, 'to' | 'locale' | 'about'> & { readonly locale: Locale }) => Mail,
): Promise<void> {
  for (const { email: to, locale } of owners) await sendMail(transaction, mailTo({ to, locale, about }));
}
