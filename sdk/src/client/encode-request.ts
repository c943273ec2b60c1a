import type { RequestParts, Route } from './route.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/** Fills in path parameters. @throws {TypeError} for a missing one: an empty segment would address another call */
function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
}

function encodeQuery(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, QueryValue>)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** Returns a call's URL. @param userId the signed-in user; null for calls under `new` */
export const encodeUrl = (baseUrl: string, userId: string | null, route: Route, parts: RequestParts): string =>
  `${baseUrl.replace(/\/$/, '')}/api/${encodeURIComponent(userId ?? 'new')}` +
  `${fillPath(route.path, parts.params)}${encodeQuery(parts.query)}`;
