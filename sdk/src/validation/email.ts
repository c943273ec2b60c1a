import { type Problem, problem } from './problem.ts';

export interface EmailOptions {
  /** Addresses that are already in the list. */
  readonly others?: readonly string[];
  /** The product's domain, where plus addresses are allowed; absent: they are allowed everywhere. */
  readonly plusOnlyAt?: string;
}

/** WHATWG's rule for email fields, plus a dot in the domain: public mail needs one. */
const shape =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Maximum length of an email address (RFC 5321). */
export const maxEmailCharacters = 254;

/** Normalizes case and spaces: mail servers ignore case, and so do we. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export function checkEmail(text: string, { others = [], plusOnlyAt }: EmailOptions = {}): Problem | null {
  const email = normalizeEmail(text);
  if (email === '') return problem('required');
  if (!shape.test(email)) return problem('emailInvalid');
  const [local = '', domain = ''] = email.split('@');
  if (plusOnlyAt !== undefined && local.includes('+') && domain !== plusOnlyAt) return problem('emailPlus');
  return others.some((other) => normalizeEmail(other) === email) ? problem('emailAdded') : null;
}

/** Checks the addresses of a referral: at least one, and not the customer's own. */
export function checkReferral(emails: readonly string[], ownEmail: string): Problem | null {
  if (emails.length === 0) return problem('referralMissing');
  const own = normalizeEmail(ownEmail);
  return emails.some((email) => normalizeEmail(email) === own) ? problem('referralOwn') : null;
}
