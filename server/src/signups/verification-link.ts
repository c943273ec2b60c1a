import { verificationLinkLimits } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import { hashSecret, newSecret, type OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import type { SignUpsTable } from './tables.ts';

/** When a link that was mailed may be mailed again. */
export const resendAtOf = (mailedAt: Date): Date =>
  new Date(mailedAt.getTime() + verificationLinkLimits.resendAfterSeconds * 1000);

/** Creates the secret of a link, in real time. Only its hash is stored. */
export function newLink() {
  const token = newSecret('verify');
  const mailedAt = new Date();
  const expiresAt = new Date(mailedAt.getTime() + verificationLinkLimits.validHours * 3_600_000);
  return {
    token,
    resendAt: resendAtOf(mailedAt),
    columns: { token_hash: hashSecret(token), mailed_at: mailedAt, expires_at: expiresAt },
  };
}

type Addressee = Pick<Selectable<SignUpsTable>, 'id' | 'email' | 'locale' | 'invite_kind' | 'provider'>;

/** Mails a link in the language in which the person signed up. */
export async function mailVerificationLink(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { id, email, locale, invite_kind: invite, provider }: Addressee,
  token: string,
): Promise<void> {
  await sendMail(db, {
    to: email,
    template: 'verify-email',
    locale,
    data: {
      link: `${app.config.publicUrl}/sign-up/confirm-email${invite !== null ? '?invited' : ''}#token=${token}`,
      hours: verificationLinkLimits.validHours,
      provider,
    },
    about: id,
  });
}
