import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';
import { findRecipientLocale } from '../notifications/index.ts';
import { getOrganization } from './find-organizations.ts';
import { findContactEmail } from './memberships.ts';

/** The owner of an organization as the reader of a mail. */
export interface OwnerRecipient {
  readonly to: string;
  readonly locale: Locale;
  readonly organizationName: string;
}

/** Finds who reads the mails to the owner of an organization; null if it has none. */
export async function findOwnerRecipient(db: Connection, organizationId: string): Promise<OwnerRecipient | null> {
  const to = await findContactEmail(db, organizationId);
  if (to === null) return null;
  const { legalName: organizationName } = await getOrganization(db, organizationId);
  return { to, locale: await findRecipientLocale(db, to, 'en'), organizationName };
}
