import { checkEmail, checkReferral, type EmailOptions, normalizeEmail } from './email.ts';
import { firstProblem, type Problem } from './problem.ts';

/** What a form for referrals holds: one field for addresses, which are added to a list. */
export interface ReferralEntry {
  /** Added, normalized. */
  readonly emails: readonly string[];
  /** In the field. */
  readonly typed: string;
}

/** Lists the addresses to refer: what was typed and not added yet is sent, too. */
export const referralsOf = ({ emails, typed }: ReferralEntry): readonly string[] =>
  typed.trim() === '' ? emails : [...emails, normalizeEmail(typed)];

export interface ReferralRule extends Pick<EmailOptions, 'plusOnlyAt'> {
  readonly ownEmail: string;
  /** Whether the list is sent; otherwise the typed address is added to it. */
  readonly isSending: boolean;
}

/** Checks what is about to be added or sent. */
export function checkReferralEntry(
  { emails, typed }: ReferralEntry,
  { ownEmail, isSending, plusOnlyAt }: ReferralRule,
): Problem | null {
  if (isSending && typed.trim() === '') return checkReferral(emails, ownEmail);
  return firstProblem(checkEmail(typed, { others: emails, plusOnlyAt }), checkReferral([typed], ownEmail));
}

interface Refused {
  readonly path: string;
  readonly message: string;
}

/** Shows refusals of the addresses that were sent at the only field, `email`, named by their address. */
export const referralRefusals = (refused: readonly Refused[], sent: readonly string[]): readonly Refused[] =>
  refused.map(({ path, message }) => {
    const email = sent[Number(path.replace('emails.', ''))];
    return { path: 'email', message: email ? `${email}: ${message}` : message };
  });
