import { type Problem, problem } from './problem.ts';

/** An address as people write it, with or without its scheme; undefined when a browser could not open it. */
function parse(text: string): URL | undefined {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** A public page: http or https, a host with a dot, and nobody's password in it. */
export function checkUrl(text: string): Problem | null {
  const url = parse(text);
  const isPublic =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^[^.].*\.[^.\d][^.]*$/.test(url.hostname) &&
    url.username === '' &&
    url.password === '';
  return isPublic ? null : problem('urlInvalid');
}

/** An organization is somewhere to be seen: on its own site, in a market place or in a social network. */
export function checkLinks(links: readonly string[]): Problem | null {
  const given = links.filter((link) => link.trim() !== '');
  if (given.length === 0) return problem('linkMissing');
  return given.some((link) => checkUrl(link) !== null) ? problem('urlInvalid') : null;
}
