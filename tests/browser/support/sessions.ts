import type { BrowserContext, Page } from '@playwright/test';
import { type Client, createClient } from '@quittance/sdk/client';
import { createSessionStore, createStaffSessionStore } from '@quittance/sdk/stores';
import type { Mailbox } from './mailbox.ts';
import { stillPath } from './visitor-pool.ts';

/** What a browser keeps of a session: its cookies, and the user's id in the storage of the page. */
export interface BrowserState {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

export interface Credentials {
  /** Of the surface: portal or back office. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

/** Staff of the demo have addresses of the product. */
const storeFor = (email: string) =>
  email.endsWith('@quittance.example') ? createStaffSessionStore : createSessionStore;

/** Makes calls as pages of the context do, with its cookies. */
function clientOf({ request }: BrowserContext, origin: string, userId: () => string | null): Client {
  return createClient({
    baseUrl: origin,
    auth: { kind: 'cookie', userId },
    // A call of a busy machine takes long; the test's own limit ends it.
    timeoutMs: 240_000,
    async fetch(address, { method = 'GET', headers, body } = {}) {
      const answer = await request.fetch(String(address), {
        method,
        timeout: 0,
        headers: { ...Object.fromEntries(new Headers(headers)), origin },
        ...(body && { data: String(body) }),
      });
      return new Response(answer.status() === 204 ? null : await answer.text(), {
        status: answer.status(),
        headers: answer.headers(),
      });
    },
  });
}

/** Runs in the page. */
function store(items: readonly { readonly name: string; readonly value: string }[]): void {
  localStorage.clear();
  for (const { name, value } of items) localStorage.setItem(name, value);
}

/**
 * Lets the page's browser open pages with somebody's session: an earlier one while it lasts, else a new one. It makes the
 * calls of a sign-in without its page, which takes a tenth of the time. Ends on a page that runs nothing.
 */
export async function openSession(
  page: Page,
  mailbox: Mailbox,
  { origin, email, password }: Credentials,
  earlier?: BrowserState,
): Promise<BrowserState> {
  const context = page.context();
  if (earlier) await context.addCookies(earlier.cookies);
  const stored = new Map(earlier?.localStorage.map(({ name, value }) => [name, value]));
  const client = clientOf(context, origin, () => session.userId());
  const session = storeFor(email)(client, {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, value),
    removeItem: (name) => stored.delete(name),
  });
  await session.restore();
  if (session.$session.get().status !== 'signed-in') {
    await session.confirm({ code: await mailbox.codeAfter(email, () => session.signIn({ email, password })) });
  }
  const localStorage = [...stored].map(([name, value]) => ({ name, value }));
  // `context.setStorageState` would open an extra page in a new process.
  await page.goto(origin + stillPath);
  await page.evaluate(store, localStorage);
  return { cookies: await context.cookies(), localStorage };
}
