import { isPublicDomain } from './domain.ts';
import { type Problem, problem } from './problem.ts';

/** Parses a URL with or without its scheme; undefined if a browser could not open it. */
function parse(text: string): URL | undefined {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Checks the URL of a public page: http or https, a public domain, no password. A dot may end the domain. */
export function checkUrl(text: string): Problem | null {
  const url = parse(text);
  const isPublic =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    isPublicDomain(url.hostname.replace(/\.$/, '')) &&
    url.username === '' &&
    url.password === '';
  return isPublic ? null : problem('urlInvalid');
}

/** Checks that an organization has at least one valid link: its own site, a market place or a social network. */
export function checkLinks(links: readonly string[]): Problem | null {
  const given = links.filter((link) => link.trim() !== '');
  if (given.length === 0) return problem('linkMissing');
  return given.some((link) => checkUrl(link) !== null) ? problem('urlInvalid') : null;
}
