import { asciiDomain, isPublicDomain } from './domain.ts';
import { type Problem, problem } from './problem.ts';

export interface EmailOptions {
  /** Addresses that are already in the list. */
  readonly others?: readonly string[];
  /** The product's domain, where plus addresses are allowed; absent: they are allowed everywhere. */
  readonly plusOnlyAt?: string | undefined;
  /** Addresses that aren't new: the rule about plus addresses doesn't apply to them. */
  readonly known?: readonly string[] | undefined;
}

/** What precedes the @ (RFC 5322, dot-atom): no dot at an end, no two in succession. */
const localPart = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

/** Maximum length of an email address (RFC 5321). */
export const maxEmailCharacters = 254;

/** The parts before and after the last @. */
function partsOf(email: string): readonly [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}

/** Normalizes case and spaces, since mail servers ignore case, and writes an internationalised domain in ASCII. */
export function normalizeEmail(email: string): string {
  const text = email.trim().toLowerCase();
  const [local, domain] = partsOf(text);
  return local === '' ? text : `${local}@${asciiDomain(domain)}`;
}

export function checkEmail(text: string, { others = [], plusOnlyAt, known = [] }: EmailOptions = {}): Problem | null {
  const email = normalizeEmail(text);
  const isSame = (other: string) => normalizeEmail(other) === email;
  if (email === '') return problem('required');
  const [local, domain] = partsOf(email);
  const isRight = localPart.test(local) && isPublicDomain(domain) && email.length <= maxEmailCharacters;
  if (!isRight) return problem('emailInvalid');
  const isPlusRefused = plusOnlyAt !== undefined && local.includes('+') && domain !== plusOnlyAt;
  if (isPlusRefused && !known.some(isSame)) return problem('emailPlus');
  return others.some(isSame) ? problem('emailAdded') : null;
}

/** Checks the addresses of a referral: at least one, and not the customer's own. */
export function checkReferral(emails: readonly string[], ownEmail: string): Problem | null {
  if (emails.length === 0) return problem('referralMissing');
  const own = normalizeEmail(ownEmail);
  return emails.some((email) => normalizeEmail(email) === own) ? problem('referralOwn') : null;
}
