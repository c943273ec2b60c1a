import type { Connection } from '../db/index.ts';
import { type Mail, sendMail } from '../notifications/index.ts';
import { findOwnerRecipient, type OwnerRecipient } from '../organizations/index.ts';

type PlanMail = Extract<
  Mail,
  { readonly template: 'plan-charge-unpaid' | 'free-plan-reminder' | 'free-plan-missed' | 'free-plan-decided' }
>;
type Content = { [Each in PlanMail as Each['template']]: Pick<Each, 'template' | 'data'> }[PlanMail['template']];

/** Mails the owner of an organization about its plan, if it has an owner. */
export async function mailOwner(
  db: Connection,
  { organizationId, about }: { readonly organizationId: string; readonly about: string },
  write: (recipient: Pick<OwnerRecipient, 'locale' | 'organizationName'>) => Content,
): Promise<void> {
  const recipient = await findOwnerRecipient(db, organizationId);
  if (recipient === null) return;
  const { to, locale, organizationName } = recipient;
  await sendMail(db, { ...write({ organizationName, locale }), to, locale, about } as PlanMail);
}
