import type { AccountType } from '@quittance/sdk/contract';
import { expect } from 'vitest';
import { createStaff } from '../../identity/index.ts';
import { newEmail, signIn } from '../../identity/sign-in-fixtures.ts';
import type { ActorOf, App, CallContext, StaffCall } from '../../kernel/index.ts';
import { type Account, accounts } from '../../ledger/index.ts';
import { newRecipient, opened } from '../../transfers/transfers-fixtures.ts';
import type { FeeContext } from '../fee-lives/fee-life.ts';
import { codeOf, type TestAnswer, type TestClient } from '../test-client.ts';
import { mailedCodeOf } from '../test-mailbox.ts';
import type { TestServer } from '../test-server.ts';
import { createTradingWorld, ownerPassword, type TradingWorld } from '../trading-world.ts';

/** An account that companies of these lives have. */
export interface OwnAccount {
  readonly currency: string;
  readonly accountType: AccountType;
}

/** The accounts of each company. */
export const ownAccounts: readonly OwnAccount[] = opened.map(({ currency, ...type }) => ({
  currency,
  accountType: 'traditional',
  ...type,
}));

/** A company whose owner is signed in to the portal. */
export interface LivingCompany {
  readonly organizationId: string;
  readonly handle: string;
  readonly actor: ActorOf<'customer'>;
  balanceAccount(own: OwnAccount): Account;
  /** Makes a call as the owner. */
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
  /** Returns the mailed code that confirms the use of a quote. */
  codeFor(path: string, quoteId: string): Promise<string>;
  /** Returns a recipient whose bank does with payouts what the digits say. */
  recipient(digits: string): Promise<string>;
}

/** Three companies: the first sends invoices to the second. */
export interface MoneyWorld {
  readonly app: App;
  readonly companies: readonly LivingCompany[];
  readonly trade: TradingWorld;
  readonly stranger: TradingWorld;
  /** For companies that apply, and pay the onboarding fee. */
  readonly applying: FeeContext;
  /** Ids of two members of staff. */
  readonly staff: readonly [string, string];
}

let keys = 0;
let handles = 0;

/** Runs an operation as the first or the second member of staff, in one transaction. */
export const asStaff = <Result>(
  { trade, staff }: MoneyWorld,
  act: (context: StaffCall & CallContext) => Promise<Result>,
  userId = staff[0],
): Promise<Result> => {
  const actor = { kind: 'staff', sessionId: 'test', userId, email: 's@example.com', role: 'compliance-head' } as const;
  return trade.as(actor, (context) => act({ ...context, requestId: 'test', actor } as StaffCall & CallContext));
};

/**
 * Makes a call, and the same call again: a repeated key does nothing and returns the first answer, refusals for funds
 * too, and the key with other content is refused (I5).
 */
export async function postOnce(company: LivingCompany, path: string, body: object, code?: string): Promise<TestAnswer> {
  keys += 1;
  const headers = { 'idempotency-key': `life-${keys}`, ...(code !== undefined && { 'otp-code': code }) };
  const first = await company.post(path, body, headers);
  const again = await company.post(path, body, headers);
  // Each refusal has its own request's id.
  const contentOf = (answer: TestAnswer) => [answer.status, codeOf(answer) ?? answer.body];
  expect(contentOf(again), `${path}, repeated`).toEqual(contentOf(first));
  return first;
}

/** Returns the code of a refusal; `done` for a success. */
export const outcomeOf = (answer: TestAnswer): string => (answer.status < 300 ? 'done' : (codeOf(answer) ?? 'error'));

/** Returns the code of an operation's refusal; `done` for a success. Other errors fail the test. */
export async function outcomeOfOperation(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
    return 'done';
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (!code?.endsWith('Error') && code !== 'PersonOrCompanyDisabled') throw error;
    return code;
  }
}

async function live(server: TestServer, actor: ActorOf<'customer'>, handle: string): Promise<LivingCompany> {
  const { app } = server;
  const { organizationId, userId, email } = actor;
  const id = organizationId ?? '';
  const client: TestClient = await signIn(server, { email, password: ownerPassword });
  const recipients = new Map<string, string>();
  const post: LivingCompany['post'] = (path, body, headers) =>
    client.request(`/api/${userId}${path}`, { method: 'POST', body, ...(headers && { headers }) });
  return {
    organizationId: id,
    handle,
    actor,
    balanceAccount: (own) => accounts.available(id, own),
    post,
    codeFor: (path, quoteId) =>
      mailedCodeOf(app, email, () => post('/me/send-email-2fa', { purpose: `POST ${path}`, quoteId })),
    async recipient(digits) {
      const known = recipients.get(digits) ?? (await newRecipient(app, { organization: { id } }, digits));
      recipients.set(digits, known);
      return known;
    },
  };
}

const newStaff = ({ db }: App): Promise<string> =>
  createStaff(db, {
    email: newEmail(),
    password: ownerPassword,
    firstName: 'Sam',
    lastName: 'Reed',
    role: 'compliance-head',
  });

/** Creates three companies that have nothing yet. */
export async function createMoneyWorld(applying: FeeContext): Promise<MoneyWorld> {
  const server = applying.portal;
  const { app } = server;
  const changes = () => {
    handles += 1;
    return { handle: `lives_${handles}`, pricingTier: 'vault' as const, openAccounts: opened };
  };
  const [first, second, third] = [changes(), changes(), changes()];
  const trade = await createTradingWorld(app, { sellerChanges: first, buyerChanges: second });
  const stranger = await createTradingWorld(app, { sellerChanges: third });
  const companies = [
    await live(server, trade.seller, first.handle),
    await live(server, trade.buyer, second.handle),
    await live(server, stranger.seller, third.handle),
  ];
  return { app, companies, trade, stranger, applying, staff: [await newStaff(app), await newStaff(app)] };
}
