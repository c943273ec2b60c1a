import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { App } from '../../kernel/index.ts';
import { findSandboxAccount, sandboxBanks } from '../sandbox-bank/banks.ts';
import { serveAsset } from './assets.ts';
import { ourPage, providerWindow, readLocale } from './pages.ts';
import { findLinkSession, linkSandboxAccount } from './sandbox-bank-linking.ts';
import { sandboxPath, sandboxScriptPath } from './sandbox-paths.ts';

/**
 * Both pages are framed by partners' sites, so any site may frame them. They send answers only to the origin that
 * opened them, run nothing inline, and load nothing else than the provider's script and window.
 */
const policy = (providerOrigin = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${providerOrigin}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${providerOrigin}`.trim(),
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Creates the routes of our bank-linking page and, in sandbox mode, of the sandbox provider. */
export function bankLinkingRoutes(app: App): Hono {
  const routes = new Hono();
  addOurPage(routes, app);
  if (app.config.mode === 'sandbox') addProvider(routes, app);
  return routes;
}

function addOurPage(routes: Hono, app: App): void {
  routes.get('/bank-linking', (exchange) => {
    const { scriptUrl } = app.providers.bankLinking;
    exchange.header('Content-Security-Policy', policy(new URL(scriptUrl).origin));
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(ourPage(readLocale(exchange.req.query('locale')), scriptUrl));
  });
  serveAsset(routes, '/bank-linking/page.js', 'page.js');
  serveAsset(routes, '/bank-linking/page.css', 'page.css');
}

function addProvider(routes: Hono, app: App): void {
  routes.get(`${sandboxPath}/window`, (exchange) => {
    exchange.header('Content-Security-Policy', policy());
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(providerWindow(readLocale(exchange.req.query('locale'))));
  });
  serveAsset(routes, sandboxScriptPath, 'link.js');
  serveAsset(routes, `${sandboxPath}/window.js`, 'window.js');
  serveAsset(routes, `${sandboxPath}/elements.js`, 'elements.js');
  serveAsset(routes, `${sandboxPath}/steps.js`, 'steps.js');
  serveAsset(routes, `${sandboxPath}/texts.js`, 'texts.js');
  serveAsset(routes, `${sandboxPath}/window.css`, 'window.css');
  serveAsset(routes, `${sandboxPath}/choices.css`, 'choices.css');
  addProviderCalls(routes, app);
}

const bankList = sandboxBanks.map(({ id, name, accounts }) => ({
  id,
  name,
  accounts: accounts.map((account) => ({
    id: account.id,
    name: account.name,
    mask: account.mask,
    accountKind: account.accountKind,
  })),
}));

const token = z.string().max(200);
const linkRequest = z.object({
  token,
  bankId: z.string().max(100),
  accountId: z.string().max(100),
  userName: z.string().trim().min(1).max(200),
});

/** Adds the calls of the provider's window. They use the window's token, not cookies. */
function addProviderCalls(routes: Hono, app: App): void {
  const readsLittle = bodyLimit({ maxSize: 10_000 });

  routes.post(`${sandboxPath}/banks`, readsLittle, async (exchange) => {
    const request = z.object({ token }).safeParse(await readJson(exchange.req.raw));
    const session = request.success ? await findLinkSession(app.db, request.data.token) : null;
    return session ? exchange.json({ banks: bankList }) : exchange.json({ code: 'InvalidToken' }, 401);
  });

  routes.post(`${sandboxPath}/links`, readsLittle, async (exchange) => {
    const request = linkRequest.safeParse(await readJson(exchange.req.raw));
    if (!request.success || !findSandboxAccount(request.data.bankId, request.data.accountId)) {
      return exchange.json({ code: 'InvalidRequest' }, 422);
    }
    const session = await findLinkSession(app.db, request.data.token);
    if (!session) return exchange.json({ code: 'InvalidToken' }, 401);
    const userId = await linkSandboxAccount(app.db, { ...request.data, reference: session.reference });
    return exchange.json({ userId }, 201);
  });
}

/** Reads the body; null if it is no JSON. Schemas validate the rest. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
