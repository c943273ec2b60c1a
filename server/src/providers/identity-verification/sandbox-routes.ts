import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sandboxVerificationDecisions } from '@quittance/sdk/rules';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { findLocale, hashSecret, languageOf } from '../../kernel/index.ts';
import { decide } from './decide.ts';
import { unknownSessionPage, vendorPage } from './sandbox-pages.ts';
import { type SandboxVendorParts, sandboxVendorPath } from './sandbox-parts.ts';
import type { VendorLanguage } from './sandbox-texts.ts';

const readsLittle = bodyLimit({ maxSize: 10_000 });
const decideFields = z.object({ token: z.string().max(200), decision: z.enum(sandboxVerificationDecisions) });

/** Creates the page of the sandbox's identity vendor. It exists only in sandbox mode. */
export function sandboxIdentityVerificationRoutes(parts: SandboxVendorParts): Hono {
  const routes = new Hono();
  if (parts.config.mode !== 'sandbox') return routes;

  routes.get(sandboxVendorPath, async (exchange) => {
    const token = exchange.req.query('token') ?? '';
    const session = await findSession(parts, token);
    if (!session) return await answerPage(exchange, unknownSessionPage(languageFor(exchange)), 404);
    const { locale: language, outcome, return_url: returnUrl } = session;
    return await answerPage(exchange, vendorPage({ language, token, outcome, returnUrl }), 200);
  });

  routes.post(`${sandboxVendorPath}/decide`, readsLittle, async (exchange) => {
    const fields = decideFields.safeParse(await exchange.req.parseBody());
    const session = fields.success ? await findSession(parts, fields.data.token) : undefined;
    if (!fields.success || !session) {
      return await answerPage(exchange, unknownSessionPage(languageFor(exchange)), 404);
    }
    const { token, decision } = fields.data;
    // A page that was open in two windows shows what was decided first.
    await decide(parts, session.reference, decision);
    return exchange.redirect(`${sandboxVendorPath}?${new URLSearchParams({ token })}`, 303);
  });

  routes.get(`${sandboxVendorPath}/page.css`, async () => {
    const body = await readFile(path.join(import.meta.dirname, 'assets/page.css'), 'utf8');
    return new Response(body, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } });
  });
  return routes;
}

/** Finds the session of a page. A session that nobody finished in time is not available; what was decided stays readable. */
async function findSession({ db }: SandboxVendorParts, token: string) {
  const session = await db
    .selectFrom('sandbox_identity_sessions')
    .select(['reference', 'locale', 'outcome', 'return_url', 'expires_at'])
    .where('token_hash', '=', hashSecret(token).toString('hex'))
    .executeTakeFirst();
  const isExpired = session?.outcome === 'open' && session.expires_at.getTime() <= Date.now();
  return isExpired ? undefined : session;
}

/** The browser's first language, of those that the page has. */
const languageFor = (exchange: Context): VendorLanguage =>
  languageOf(findLocale(exchange.req.header('Accept-Language')?.split(/[,;]/, 1)[0] ?? '') ?? 'en');

async function answerPage(exchange: Context, page: ReturnType<typeof vendorPage>, status: 200 | 404) {
  exchange.header('Cache-Control', 'no-store');
  // The address holds the session's token.
  exchange.header('Referrer-Policy', 'no-referrer');
  return exchange.html(page, status);
}
