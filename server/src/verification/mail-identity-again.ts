import type { OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';

interface IdentityAgain {
  readonly email: string;
  readonly organization: { readonly id: string; readonly legalName: string };
  /** What staff wrote; absent if the vendor could not finish the check. */
  readonly note?: string;
}

/** Asks a person by mail to prove their identity again. */
export async function mailIdentityAgain(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { email, organization, note }: IdentityAgain,
): Promise<void> {
  await sendMail(db, {
    template: 'identity-requested-again',
    to: email,
    locale: await findRecipientLocale(db, email, 'en'),
    about: organization.id,
    data: {
      organizationName: organization.legalName,
      ...(note !== undefined && { note }),
      link: `${app.config.publicUrl}/verify`,
    },
  });
}
