import type { OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { knownName, type NamedOrganization } from './stored-answers.ts';

interface IdentityAgain {
  readonly email: string;
  readonly organization: NamedOrganization;
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
      organizationName: await knownName({ app, db }, organization),
      ...(note !== undefined && { note }),
      link: `${app.config.publicUrl}/verify`,
    },
  });
}
