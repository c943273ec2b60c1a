import { inviteResendAt } from '@quittance/sdk/rules';
import { hashSecret, newSecret, Refusal } from '../kernel/index.ts';

/** Creates the secret of an invite's link. Only its hash is stored. Dates are real time. */
export function newInviteLink(prefix: 'company' | 'member', expiresAtOf: (sentAt: Date) => Date) {
  const token = newSecret(prefix);
  const sentAt = new Date();
  return { token, columns: { token_hash: hashSecret(token), sent_at: sentAt, expires_at: expiresAtOf(sentAt) } };
}

/** Whether an invite was mailed in the last ten minutes. */
export const isJustMailed = ({ sent_at: sentAt }: { readonly sent_at: Date }): boolean =>
  inviteResendAt(sentAt).getTime() > Date.now();

/** @throws RateLimitError within ten minutes after the last mail */
export function assertNotTooEarly(invite: { readonly sent_at: Date }): void {
  if (isJustMailed(invite)) throw mailedTooEarly(invite.sent_at);
}

/** The refusal of a mail to an address that was invited in the last ten minutes. */
export const mailedTooEarly = (sentAt: Date): Refusal =>
  new Refusal('RateLimitError', 'This address was invited a moment ago. Try again later.', [], {
    retryAfterSeconds: Math.max(1, Math.ceil((inviteResendAt(sentAt).getTime() - Date.now()) / 1000)),
  });

/**
 * Returns the invite of a link that still works.
 * @param invite found by the hash of the link's token
 * @throws InvalidInviteTokenError, ExpiredInviteTokenError
 */
export function assertUsable<Invite extends { readonly expires_at: Date }>(invite: Invite | undefined): Invite {
  if (!invite) throw invalidInvite();
  if (invite.expires_at.getTime() > Date.now()) return invite;
  throw new Refusal('ExpiredInviteTokenError', 'This invitation link has expired');
}

export const invalidInvite = (): Refusal => new Refusal('InvalidInviteTokenError', 'This link is not valid.');

export const noSuchInvite = (): Refusal => new Refusal('NotFoundError', 'There is no such invite.');
