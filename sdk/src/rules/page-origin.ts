const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the origin of a page as browsers send it, such as `https://shop.example`; null for text that is not the origin
 * of a secure page. Pages of the own machine may do without https. A trailing slash is ignored, a path is refused.
 */
export function readPageOrigin(text: string): string | null {
  if (!URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  if (!['', '/'].includes(url.pathname) || url.search || url.hash || url.username || url.password) return null;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.has(url.hostname));
  return isSecure && !url.hostname.includes('*') ? url.origin : null;
}
