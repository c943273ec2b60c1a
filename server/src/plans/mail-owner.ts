import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';
import { findRecipientLocale, type Mail, sendMail } from '../notifications/index.ts';
import { findContactEmail, getOrganization } from '../organizations/index.ts';

type PlanMail = Extract<
  Mail,
  { readonly template: 'plan-charge-unpaid' | 'free-plan-reminder' | 'free-plan-missed' | 'free-plan-decided' }
>;
type Content = { [Each in PlanMail as Each['template']]: Pick<Each, 'template' | 'data'> }[PlanMail['template']];

interface Recipient {
  readonly organizationName: string;
  readonly locale: Locale;
}

/** Mails the owner of an organization about its plan, if it has an owner. */
export async function mailOwner(
  db: Connection,
  { organizationId, about }: { readonly organizationId: string; readonly about: string },
  write: (recipient: Recipient) => Content,
): Promise<void> {
  const to = await findContactEmail(db, organizationId);
  if (to === null) return;
  const { legalName: organizationName } = await getOrganization(db, organizationId);
  const locale = await findRecipientLocale(db, to, 'en');
  await sendMail(db, { ...write({ organizationName, locale }), to, locale, about } as PlanMail);
}
