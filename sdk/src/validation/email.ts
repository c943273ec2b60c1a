import { type Problem, problem } from './problem.ts';

export interface EmailOptions {
  /** Addresses that are in the list already. */
  readonly others?: readonly string[];
  /** The product's own domain, whose people may have plus addresses; absent where everybody may. */
  readonly plusOnlyAt?: string;
}

/** What WHATWG asks of a form's e-mail field, and a dot in the domain, without which no mail is delivered abroad. */
const shape =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The longest address that a mail server takes (RFC 5321). */
export const maxEmailCharacters = 254;

/** Two ways to write one address: mail servers do not tell capitals apart, and neither do we. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export function checkEmail(text: string, { others = [], plusOnlyAt }: EmailOptions = {}): Problem | null {
  const email = normalizeEmail(text);
  if (email === '') return problem('required');
  if (!shape.test(email)) return problem('emailInvalid');
  const [local = '', domain = ''] = email.split('@');
  if (plusOnlyAt !== undefined && local.includes('+') && domain !== plusOnlyAt) return problem('emailPlus');
  return others.some((other) => normalizeEmail(other) === email) ? problem('emailAdded') : null;
}

/** Whom a customer recommends us to: somebody, and not themselves. */
export function checkReferral(emails: readonly string[], ownEmail: string): Problem | null {
  if (emails.length === 0) return problem('referralMissing');
  const own = normalizeEmail(ownEmail);
  return emails.some((email) => normalizeEmail(email) === own) ? problem('referralOwn') : null;
}
