const label = '(?!-)[a-z0-9-]{1,63}(?<!-)';
/** Two or more labels, the last one a top level: letters, or an internationalised one in its ASCII form. */
const publicDomain = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+(?:[a-z]{2,63}|xn--${label})$`, 'i');

/** Whether a name in ASCII can be that of a public host. An IP address isn't one. */
export const isPublicDomain = (domain: string): boolean => publicDomain.test(domain);

/** Converts the letters of an internationalised domain to ASCII, as browsers do; others stay as they are. */
export function asciiDomain(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^ -~]/.test(domain);
  return isInternational && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
