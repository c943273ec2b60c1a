import type { RequestParts, Route } from './route.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/** @throws {TypeError} when a parameter is missing: an empty segment would name another call */
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

/** @param userId who asks; `new` stands for nobody in particular */
export const encodeUrl = (baseUrl: string, userId: string | null, route: Route, parts: RequestParts): string =>
  `${baseUrl.replace(/\/$/, '')}/api/${encodeURIComponent(userId ?? 'new')}` +
  `${fillPath(route.path, parts.params)}${encodeQuery(parts.query)}`;
