import { generateCookie, getCookie } from 'hono/cookie';
import type { Config } from '../config/index.ts';
import type { Exchange } from './exchange.ts';

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: { readonly maxAgeSeconds?: number }): void;
  /** Drops the cookies set so far, before a call is retried. */
  reset(): void;
  /** `Set-Cookie` headers of the cookies set. */
  headers(): readonly string[];
}

/** Reads the request's cookies and collects the answer's. All of ours are HttpOnly, SameSite=Lax and host-only. */
export function cookieJar(exchange: Exchange, config: Config): CookieJar {
  const isSecure = config.publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const answer = new Map<string, string>();
  return {
    get: (name) => getCookie(exchange, prefix + name),
    set(name, value, options) {
      const maxAge = value === '' ? 0 : options?.maxAgeSeconds;
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
      answer.set(
        name,
        generateCookie(prefix + name, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) }),
      );
    },
    reset: () => answer.clear(),
    headers: () => [...answer.values()],
  };
}
