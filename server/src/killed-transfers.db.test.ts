import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { fromMinor, toMinor } from '@quittance/sdk/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { addAccount } from './external-accounts/external-accounts-fixtures.ts';
import { advanceClock } from './jobs/index.ts';
import type { ActorOf } from './kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from './ledger/index.ts';
import { openCurrencyAccount } from './organizations/index.ts';
import { buyerPortal } from './payments/buyer-portal-fixtures.ts';
import { callUntilAnswered, callUntilKilled, type PreparedCall, unlimited } from './test-support/kill-during-calls.ts';
import { expectSameAccount } from './test-support/same-account.ts';
import { serverProcesses } from './test-support/server-process.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { dataOf } from './test-support/test-client.ts';
import { mailedCodeOf } from './test-support/test-mailbox.ts';
import { ledgerEvidence, work } from './work.ts';

type Quote = CallOutput<Contract['createQuote']>;

const kills = soakSize({ short: 2, soak: 100 });
vi.setConfig({ testTimeout: soakTimeout(120_000) });

const portal = buyerPortal();
const startServerProcess = serverProcesses(portal.database);

const dayMs = 86_400_000;
/** The sandbox's bank takes the money and answers too late. */
const answersTooLate = '990098';
const kinds = ['transfer', 'conversion', 'withdrawal', 'slow withdrawal', 'deposit'] as const;
type Kind = (typeof kinds)[number];

interface Move extends PreparedCall {
  readonly kind: Kind;
  readonly key: string;
  /** In minor units: what leaves the dollar account, less what comes in. */
  readonly costMinor: bigint;
  /** In minor units of the target. */
  readonly receivedMinor: bigint;
}

const recipients: Record<string, string> = {};
let sellerHandle = '';
let moves = 0;

beforeAll(async () => {
  const { app, world } = portal;
  const organizationId = world.buyer.organizationId ?? '';
  await openCurrencyAccount(app.db, organizationId, { currency: 'EUR', accountType: 'traditional' });
  for (const digits of ['', answersTooLate]) {
    const { id } = await addAccount(app, organizationId, {
      country: 'US',
      currency: 'USD',
      rail: 'ach',
      details: { routingNumber: '021000021', accountNumber: `1001${digits}`, accountType: 'checking' },
    });
    recipients[digits] = id;
  }
  sellerHandle = 'kites';
  await app.db
    .updateTable('organizations')
    .set({ handle: sellerHandle })
    .where('id', '=', world.seller.organizationId ?? '')
    .execute();
});

const ask = (path: string, body: object) =>
  portal.buyer.request(`/api/${portal.world.buyer.userId}${path}`, { method: 'POST', body });

const targets: Readonly<Record<Exclude<Kind, 'deposit'>, () => object>> = {
  transfer: () => ({ handle: sellerHandle }),
  conversion: () => ({ toCurrency: 'EUR' }),
  withdrawal: () => ({ externalAccountId: recipients[''] }),
  'slow withdrawal': () => ({ externalAccountId: recipients[answersTooLate] }),
};

/** Prepares a move of money, with its quote and its one-time code. */
async function prepareMove(kind: Kind): Promise<Move> {
  const { app, world, buyer } = portal;
  moves += 1;
  const key = `move-${moves}`;
  const { cookies } = buyer;
  const amount = fromMinor(300n + BigInt(moves), 'USD');
  if (kind === 'deposit') {
    const path = `/api/${world.buyer.userId}/currency-accounts/simulate-deposit`;
    const receivedMinor = toMinor(amount, 'USD');
    const body = { currency: 'USD', amount };
    return {
      kind,
      key,
      path,
      body,
      headers: { 'idempotency-key': key },
      cookies,
      costMinor: -receivedMinor,
      receivedMinor,
    };
  }
  const quote = dataOf<Quote>(
    await ask('/transactions/quotes', { fromCurrency: 'USD', amount, amountIs: 'sent', ...targets[kind]() }),
  );
  expect(quote.needsReview).toBe(false);
  const path = kind.endsWith('withdrawal') ? '/transactions/withdraw' : '/transactions/transfer';
  const quoteId = quote._id;
  const code = await mailedCodeOf(app, world.buyer.email, () =>
    ask('/me/send-email-2fa', { purpose: `POST ${path}`, quoteId }),
  );
  return {
    kind,
    key,
    path: `/api/${world.buyer.userId}${path}`,
    body: { quoteId },
    headers: { 'idempotency-key': key, 'otp-code': code },
    cookies,
    costMinor: toMinor(quote.total.amount.$numberDecimal, 'USD'),
    receivedMinor: toMinor(quote.received.amount.$numberDecimal, quote.received.currency),
  };
}

const balance = ({ organizationId }: ActorOf<'customer'>, currency: string): Promise<bigint> =>
  balanceOf(portal.app.db, accounts.available(organizationId ?? '', { currency }), currency);

const sumOf = (all: readonly Move[], name: 'costMinor' | 'receivedMinor', of?: Kind): bigint =>
  all.filter(({ kind }) => of === undefined || kind === of).reduce((sum, move) => sum + move[name], 0n);

it(`${kills} kills during transfers, conversions, withdrawals and deposits lose none of them and double none`, async () => {
  const { app, world } = portal;
  const tell = progressOf('kills', kills);
  const moments = fc.sample(fc.integer({ min: 1, max: kinds.length - 1 }), kills);
  const before = await balance(world.buyer, 'USD');
  const all: Move[] = [];
  let unanswered: readonly Move[] = [];
  for (const [index, moment] of moments.entries()) {
    const fresh: Move[] = [];
    for (const kind of kinds) fresh.push(await prepareMove(kind));
    all.push(...fresh);
    // Counted beyond the earlier ones: otherwise more and more would wait, until their codes expire.
    const answers = unanswered.length + moment;
    unanswered = await callUntilKilled(await startServerProcess(unlimited), [...unanswered, ...fresh], answers);
    tell(index + 1);
  }
  const last = await startServerProcess(unlimited);
  await callUntilAnswered(last, unanswered);
  expect(await last.stop()).toBe(0);

  await endLeases();
  await advanceClock(app, work, 10 * dayMs);
  const transfers = await app.db.selectFrom('transfers').select('state').execute();
  expect(transfers.map(({ state }) => state)).toEqual(Array(all.length - kills).fill('completed'));
  expect(await balance(world.buyer, 'USD')).toBe(before - sumOf(all, 'costMinor'));
  expect(await balance(world.buyer, 'EUR')).toBe(sumOf(all, 'receivedMinor', 'conversion'));
  expect(await balance(world.seller, 'USD')).toBe(sumOf(all, 'receivedMinor', 'transfer'));
  const { rows: sent } = await sql`
    select reference from sandbox_rails_entries where kind in ('credit', 'wire')`.execute(app.db);
  expect(sent).toHaveLength(2 * kills);
  const organizationId = world.buyer.organizationId ?? '';
  await expectSameAccount(app, { organizationId, currency: 'USD' }, '2090-01-01');
  await expectSameAccount(app, { organizationId, currency: 'EUR' }, '2090-01-01');
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

/** Lets the minutes of real time pass after which other servers take over a killed server's submissions. */
const endLeases = () =>
  portal.app.db
    .updateTable('rails_instructions')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('state', '=', 'unknown')
    .execute();
