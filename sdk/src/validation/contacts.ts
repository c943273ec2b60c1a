import { normalizeEmail } from './email.ts';
import { type Problem, problem } from './problem.ts';

/** Why an organization can't be added to the contacts, or an address not invited; only the server knows. */
export const contactProblems = {
  unknown: problem('contactUnknown'),
  own: problem('contactOwn'),
  ownTransfer: problem('transferOwn'),
  added: problem('contactAdded'),
  unreachable: problem('emailUndeliverable'),
} as const;

/** Checks the address of an invite: nobody invites the members of their own organization. */
export function checkInvitee(email: string, ownEmails: readonly string[]): Problem | null {
  const invited = normalizeEmail(email);
  return ownEmails.some((own) => normalizeEmail(own) === invited) ? problem('inviteOwn') : null;
}
