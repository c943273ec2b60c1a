import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { documentedPolicy } from '../support/documented-policy.ts';
import { settled, whenSettled } from '../support/settled.ts';
import { test as base } from '../support/watched-test.ts';

/** Origin of the scripts, the API and the bank window: another site than the host page. */
export const apiOrigin = 'https://pay.test';
export const shopOrigin = 'https://shop.test';
export const invoiceId = 'inv_00000000000000000000000001';

const dist = path.resolve(import.meta.dirname, '../../../widgets/dist');

const decimal = (value: string) => ({ $numberDecimal: value });

/** An open invoice as its guest receives it. */
export const openInvoice = {
  _id: invoiceId,
  number: 'INV-2026-0042',
  status: 'sent',
  isOverdue: false,
  viewer: 'buyer',
  items: [{ name: 'Workshop', rate: decimal('1850.00'), qty: decimal('2'), amount: decimal('3700.00') }],
  customFields: [],
  fees: [],
  baseAmount: decimal('3700.00'),
  amountToPay: decimal('3700.00'),
  totalDue: decimal('3700.00'),
  finalAmount: decimal('3700.00'),
  currency: 'USD',
  sendingDate: '2026-02-12',
  dueDate: '2026-03-14',
  paymentMethods: { achDirectDebit: { enabled: true } },
  sender: { _id: 'org_seller', isVerified: true, legalName: 'Lark Studio LLC' },
  recipient: { isVerified: false, legalName: 'Harbor Supply Co.', email: 'ap@harbor.test' },
  senderId: 'org_seller',
  senderDisplayName: 'Lark Studio',
  recipientDisplayName: 'Harbor Supply Co.',
} as const;

export const paidInvoice = {
  ...openInvoice,
  status: 'pending_payment_approval',
  paymentId: 'pay_1',
  paymentState: 'submitted',
} as const;

/** The debit authorisation. */
export const authorization = {
  version: '1',
  locale: 'en',
  text: 'I authorize one debit of $3,700.00.',
  hash: 'a'.repeat(64),
  bankName: 'First Sandbox Bank',
  accountMask: '6789',
};

/** The fake bank window on the API's origin. */
const bankWindow = `<!doctype html><html lang="en"><title>Bank</title><main><h1>Choose your bank</h1>
<button id="link">First Sandbox Bank</button><button id="fail">Fail</button><button id="leave">Leave</button></main><script>
  const origin = new URLSearchParams(location.search).get('origin');
  // Like the real page: nobody can be answered in a frame without an origin.
  const say = (event, more) => URL.canParse(origin) && parent.postMessage({ type: 'quittance-bank-link', event, ...more }, origin);
  document.querySelector('#link').onclick = () => say('success', { userId: 'bank_user_1' });
  document.querySelector('#fail').onclick = () => say('error');
  document.querySelector('#leave').onclick = () => say('close');
  say('ready');
</script></html>`;

/** The fake card fields on the API's origin; the first card is refused by the fields. */
const cardFields = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input id="number"></label><script>
  const origin = new URLSearchParams(location.search).get('origin');
  const say = (event, more) => URL.canParse(origin) && parent.postMessage({ type: 'quittance-card', event, ...more }, origin);
  addEventListener('message', (message) => {
    if (message.origin !== origin || message.data?.command !== 'submit') return;
    const { value } = document.querySelector('#number');
    if (value === '') say('refused');
    else if (value === 'fail') say('error');
    else say('token', { token: 'card_' + value });
  });
  document.querySelector('#number').onkeydown = ({ key }) => key === 'Enter' && say('enter');
  say('height', { height: 300 });
  say('ready');
</script></html>`;

const policy = documentedPolicy(apiOrigin);

/** The answer of a call: `data` or a file of a success, or an error with its status. `abort` loses the answer. */
type Answer =
  | { readonly data: unknown }
  | { readonly file: Buffer; readonly type: string }
  | { readonly status: number; readonly code: string; readonly validations?: readonly object[] }
  | 'abort';

export interface ReceivedCall {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The fake API behind the widgets, set up by each test. */
export class FakeApi {
  readonly calls: ReceivedCall[] = [];
  readonly #answers = new Map<string, Answer[]>([
    ['get-from-invite', [{ data: openInvoice }]],
    [
      'token',
      [{ data: { token: 't', expiresAt: '2030-01-01T00:00:00Z', windowUrl: `${apiOrigin}/bank-linking?token=t` } }],
    ],
    ['session', [{ data: { fieldsUrl: `${apiOrigin}/card-fields?session=s`, expiresAt: '2030-01-01T00:00:00Z' } }]],
    ['authorization', [{ data: authorization }]],
    ['pay', [{ data: paidInvoice }]],
    [
      'constants',
      [{ data: { brandName: 'B', supportEmail: 's@b.test', isSandbox: false, businessDate: '2026-03-01' } }],
    ],
  ]);

  /** The answers of a call by the last part of its path, in turn; the last one stays. */
  answer(name: string, ...answers: readonly Answer[]): void {
    this.#answers.set(name, [...answers]);
  }

  callsOf(name: string): readonly ReceivedCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  async handle(route: Route, name: string): Promise<void> {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: crossOrigin });
    this.calls.push({ name, headers: request.headers(), body: request.postDataJSON() });
    const answers = this.#answers.get(name) ?? [{ status: 404, code: 'NotFoundError' }];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Answer;
    if (answer === 'abort') return route.abort();
    if ('file' in answer) {
      return route.fulfill({ headers: crossOrigin, contentType: answer.type, body: answer.file });
    }
    const isSuccess = 'data' in answer;
    return route.fulfill({
      status: isSuccess ? 200 : answer.status,
      headers: crossOrigin,
      json: isSuccess ? answer : { validations: [], ...answer, message: answer.code, requestId: 'req_1' },
    });
  }
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function serveApiOrigin(route: Route, api: FakeApi): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) return api.handle(route, pathname.split('/').at(-1) ?? '');
  if (pathname === '/bank-linking') return route.fulfill({ contentType: 'text/html', body: bankWindow });
  if (pathname === '/card-fields') return route.fulfill({ contentType: 'text/html', body: cardFields });
  const body = await readFile(path.join(dist, pathname.replace('/widgets/', ''))).catch(() => null);
  if (!body) return route.fulfill({ status: 404, headers: crossOrigin });
  return route.fulfill({ contentType: 'text/javascript', headers: crossOrigin, body });
}

const isOurEvent = `
  window.heard = [];
  for (const name of ['ready','load-error','before-submit','submit-start','pending','complete','failure','cancel','session-expired','account-open'])
    document.addEventListener('quittance-' + name, (event) =>
      window.heard.push({ name, detail: event.detail, composed: event.composed, target: event.target.localName }));
  window.addEventListener('quittance-version-conflict', (event) => window.heard.push({ name: 'version-conflict', detail: event.detail }));
  window.sessionCalls = [];
  window.guestSession = { get: async ({ reason }) => {
    window.sessionCalls.push(reason);
    return { token: 'guest_secret', expiresAt: new Date(Date.now() + 3600000).toISOString() };
  } };`;

export interface HostPage {
  readonly page: Page;
  readonly api: FakeApi;
  /** Opens the host's page with this body; `script` runs before any widget's script does. */
  open(body: string, script?: string): Promise<void>;
  /** Loads one of the published scripts, as a script tag would. */
  load(file: string): Promise<void>;
  /** The events that reached the document so far, in order. */
  heard(): Promise<readonly { readonly name: string; readonly detail: unknown }[]>;
}

/** A page of a stranger's site under a strict policy, with the built widgets and a faked API on another site. */
async function createHostPage(context: BrowserContext, page: Page): Promise<HostPage> {
  const api = new FakeApi();
  let body = '';
  let script = '';
  await context.route(`${apiOrigin}/**`, (route) => serveApiOrigin(route, api));
  await context.route(`${shopOrigin}/**`, (route) => {
    const isScript = new URL(route.request().url()).pathname === '/host.js';
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      headers: isScript ? {} : { 'content-security-policy': policy },
      body: isScript
        ? isOurEvent + script
        : `<!doctype html><html lang="en"><head><title>Shop</title><script src="/host.js"></script></head>
           <body><main><h1>Your order</h1>${body}</main></body></html>`,
    });
  });
  return {
    page,
    api,
    async open(nextBody, nextScript = '') {
      body = nextBody;
      script = nextScript;
      await page.goto(`${shopOrigin}/`);
    },
    load: (file) => page.evaluate((address) => import(address).then(() => undefined), `${apiOrigin}/widgets/${file}`),
    heard: () => page.evaluate(() => (window as unknown as { heard: { name: string; detail: unknown }[] }).heard),
  };
}

interface Fixtures {
  readonly host: HostPage;
}

/** Playwright's `test` with a host page; a broken policy or an uncaught error fails the test. */
export const test = base.extend<Fixtures>({
  host: async ({ context, page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /content security|trusted ?(type|script|html)/i.test(message.text())) {
        complaints.push(message.text());
      }
    });
    await use(await createHostPage(context, page));
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
});

/** Gives every widget of the page the guest's session. */
export const giveSession = (page: Page, selector = 'quittance-invoice, quittance-bank-debit'): Promise<void> =>
  page.evaluate((found) => {
    const { guestSession } = window as unknown as { guestSession: unknown };
    for (const element of document.querySelectorAll(found)) Object.assign(element, { session: guestSession });
  }, selector);

/** Returns axe's findings on the page. @param rules rules to run; default: all */
export async function violationsOn({ page }: HostPage, rules?: string[]): Promise<readonly string[]> {
  await settled(page);
  const violations = await findViolations(page, rules && { runOnly: rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** Names of all events that the host received, once the page is at rest. */
export const namesHeard = (host: HostPage): Promise<readonly string[]> =>
  whenSettled(host.page, async () => (await host.heard()).map(({ name }) => name));

/** Moves the page's clock past timers at once, such as `05:00`, after the page has started those of what it shows. */
export async function passTime({ page }: HostPage, time: string): Promise<void> {
  await settled(page);
  // Preact runs effects with a frame, and frames go by the page's clock.
  await page.clock.runFor(100);
  await page.clock.fastForward(time);
}

export { expect } from '@playwright/test';
