import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentInvoice } from '../invoices/index.ts';
import { unseal } from '../kernel/index.ts';
import { linkSandboxAccount } from '../providers/index.ts';
import { railsSubmission } from '../rails/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { getLinkedAccount } from './linked-account.ts';

const database = testDatabase();
const server = testServer(database);
let world: TradingWorld;
let sent: SentInvoice;

beforeAll(async () => {
  await startOn(server.app, '2090-03-06');
  world = await createTradingWorld(server.app);
});

beforeEach(async () => {
  vi.restoreAllMocks();
  sent = await world.send({ dueDate: '2090-03-31' });
});

const call = (name: string, token: string, body?: object): Promise<TestAnswer> =>
  server.client().request(`/api/new/invoices/${name}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
    headers: { 'invoice-invite-token': token },
  });

const link = (invite: SentInvoice, accountId = 'everyday') =>
  linkSandboxAccount(database.db, {
    reference: invite.guestLink.inviteId,
    bankId: 'test-bank',
    accountId,
    userName: 'ann',
  });

async function authorize(providerUserId: string, locale = 'en') {
  const answer = await call('ach-debit/authorization', sent.guestLink.token, {
    invoiceId: sent.invoice.id,
    providerUserId,
    locale,
  });
  expect(answer.status).toBe(200);
  return dataOf(answer) as { hash: string; locale: string; text: string; version: string };
}

const pay = (providerUserId: string, authorizationHash: string) =>
  call('ach-debit/pay', sent.guestLink.token, { invoiceId: sent.invoice.id, providerUserId, authorizationHash });

describe('an invite', () => {
  it('gives access to its invoice as the buyer sees it', async () => {
    const answer = await call('get-from-invite', sent.guestLink.token);
    expect(dataOf(answer)).toMatchObject({
      _id: sent.invoice.id,
      viewer: 'buyer',
      status: 'sent',
      number: sent.invoice.number,
    });
  });

  it('is stored as a hash only', async () => {
    const row = await database.db
      .selectFrom('invoice_invites')
      .selectAll()
      .where('id', '=', sent.guestLink.inviteId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(sent.guestLink.token);
  });

  it('that doesn’t exist is refused', async () => {
    const answer = await call('get-from-invite', 'guest_nothing');
    expect([answer.status, codeOf(answer)]).toEqual([401, 'InvalidInviteTokenError']);
  });

  it('that has expired is refused', async () => {
    await database.db
      .updateTable('invoice_invites')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', sent.guestLink.inviteId)
      .execute();
    const answer = await call('get-from-invite', sent.guestLink.token);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'ExpiredInviteTokenError']);
  });

  it.each([
    ['ach-debit/token', {}],
    ['ach-debit/authorization', { providerUserId: 'somebody' }],
    ['ach-debit/pay', { providerUserId: 'somebody', authorizationHash: 'a'.repeat(64) }],
  ])('of another invoice is refused by %s', async (name, body) => {
    const other = await world.send({ dueDate: '2090-03-31' });
    const answer = await call(name, sent.guestLink.token, { invoiceId: other.invoice.id, ...body });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'InvalidInviteTokenError']);
  });
});

describe('a bank debit', () => {
  it('leads from the bank window to a payment in progress, and stores the accepted text', async () => {
    const opened = dataOf(await call('ach-debit/token', sent.guestLink.token, { invoiceId: sent.invoice.id }));
    const token = String(opened.token);
    expect(opened.windowUrl).toContain(`/bank-linking?token=${token}`);
    const linked = await fetch(`${server.url}/sandbox/bank-linking/links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, bankId: 'first-harbor', accountId: 'everyday', userName: 'ann' }),
    });
    const { userId } = (await linked.json()) as { userId: string };

    const authorization = await authorize(userId, 'es');
    const paid = await pay(userId, authorization.hash);
    expect(paid.status).toBe(200);
    expect(dataOf(paid)).toMatchObject({ status: 'pending_payment_approval', viewer: 'buyer' });

    const kept = await database.db
      .selectFrom('debit_authorizations')
      .selectAll()
      .where('invoice_id', '=', sent.invoice.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      version: authorization.version,
      locale: 'es',
      text: authorization.text,
      hash: authorization.hash,
      bank_name: 'First Harbor National',
      account_mask: '6789',
      invite_id: sent.guestLink.inviteId,
    });
    expect(kept.ip).not.toBe('');
    const { accountToken } = await getLinkedAccount(
      server.app,
      { kind: 'guest', inviteId: sent.guestLink.inviteId, invoiceId: sent.invoice.id },
      userId,
    );
    // The database never contains a token in clear.
    const columns = Object.values(kept).map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value))));
    expect(columns.some((column) => column.includes(accountToken))).toBe(false);
    expect(unseal(server.app.config.dataKey, kept.sealed_account_token ?? Buffer.alloc(0), kept.id)).toBe(accountToken);
    const copies = await database.db
      .selectFrom('outbox')
      .select(['recipient', 'locale', 'data'])
      .where('about', '=', sent.invoice.id)
      .where('template', '=', 'debit-authorization-copy')
      .execute();
    // The clock was moved: the copy shows business time, like the date in the text.
    expect(copies).toMatchObject([
      { recipient: world.buyer.email, locale: 'es', data: { acceptedAt: expect.stringMatching(/^2090-03-06T/) } },
    ]);
  });

  it('stores the exact text that a payer in Mexico saw, and mails them in the same locale', async () => {
    const linked = await link(sent);
    const [spain, mexico] = [await authorize(linked, 'es'), await authorize(linked, 'es-MX')];
    expect(spain.text).toMatch(/\b100,00\sUSD\b/);
    expect(mexico.text).toMatch(/\bUSD\s100\.00\b/);
    expect(mexico.text).toMatch(/^Autorización de un débito ACH único/);
    expect((await pay(linked, mexico.hash)).status).toBe(200);
    const kept = await database.db
      .selectFrom('debit_authorizations')
      .select(['locale', 'text', 'hash'])
      .where('invoice_id', '=', sent.invoice.id)
      .execute();
    expect(kept).toEqual([{ locale: 'es-MX', text: mexico.text, hash: mexico.hash }]);
    const mails = await database.db
      .selectFrom('outbox')
      .select('locale')
      .where('about', '=', sent.invoice.id)
      .where('template', '=', 'debit-authorization-copy')
      .execute();
    expect(mails).toEqual([{ locale: 'es-MX' }]);
  });

  it.each([
    ['es-AR', 'es'],
    ['ES-mx', 'es-MX'],
    ['fr-FR', 'en'],
  ])('requested in the locale %s is written in %s', async (tag, locale) => {
    expect((await authorize(await link(sent), tag)).locale).toBe(locale);
  });

  it('is refused for an account that was linked through somebody else’s invite', async () => {
    const other = await world.send({ dueDate: '2090-03-31' });
    const answer = await pay(await link(other), 'a'.repeat(64));
    expect([answer.status, codeOf(answer)]).toEqual([409, 'BankAccountNotLinkedError']);
  });

  it('is refused when the accepted text is not the one that would be shown now', async () => {
    const answer = await pay(await link(sent), 'a'.repeat(64));
    expect([answer.status, codeOf(answer)]).toEqual([409, 'DebitAuthorizationChangedError']);
    expect((await world.invoice(sent.invoice.id)).status).toBe('sent');
  });

  it('needs a separate authorization for each account', async () => {
    const { hash } = await authorize(await link(sent, 'everyday'));
    expect(codeOf(await pay(await link(sent, 'savings'), hash))).toBe('DebitAuthorizationChangedError');
  });

  it('can’t be started if the seller does not offer it', async () => {
    sent = await world.send({ dueDate: '2090-03-31', paymentMethods: { achDirectDebit: { enabled: false } } });
    const answer = await call('ach-debit/token', sent.guestLink.token, { invoiceId: sent.invoice.id });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'PaymentMethodUnavailableError']);
  });

  it('reports a failed bank connection, and changes nothing', async () => {
    const providerUserId = await link(sent);
    const { hash } = await authorize(providerUserId);
    vi.spyOn(server.app.providers.bankLinking, 'findAccount').mockRejectedValue(new Error('down'));
    const answer = await pay(providerUserId, hash);
    expect([answer.status, codeOf(answer)]).toEqual([502, 'ProviderUnavailableError']);
    expect((await world.invoice(sent.invoice.id)).status).toBe('sent');
  });

  it('reveals nothing to a window without its token', async () => {
    const answer = await fetch(`${server.url}/sandbox/bank-linking/banks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'link_nothing' }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('a payer’s page', () => {
  const payFrom = async (accountId: string) => {
    const providerUserId = await link(sent, accountId);
    return dataOf(await pay(providerUserId, (await authorize(providerUserId)).hash));
  };
  const read = async () => dataOf(await call('get-from-invite', sent.guestLink.token));
  /** Runs one submission to the bank, before others and without waiting. */
  const submit = async () => {
    await database.db
      .updateTable('rails_instructions')
      .set({ next_attempt_at: new Date(0) })
      .where('owner_id', '=', String((await read()).paymentId))
      .execute();
    await railsSubmission.drain(server.app);
  };

  it('shows that the bank accepted the debit, as soon as it has', async () => {
    const paid = await payFrom('everyday');
    expect(paid).toMatchObject({ paymentState: 'authorized' });
    expect(await read()).toMatchObject({ paymentId: paid.paymentId, paymentState: 'authorized' });
    await submit();
    expect(await read()).toMatchObject({ paymentId: paid.paymentId, paymentState: 'submitted' });
  });

  it('shows which payment the bank refused, and why', async () => {
    const { paymentId } = await payFrom('refuses');
    await submit();
    const invoice = await read();
    expect(invoice).toMatchObject({ status: 'sent', lastPaymentFailure: { kind: 'refused', code: 'R13', paymentId } });
    expect(invoice).not.toHaveProperty('paymentState');
  });

  it('shows a failed second payment, and no longer the first', async () => {
    await payFrom('refuses');
    await submit();
    const { paymentId } = await payFrom('refuses');
    expect(await read()).not.toHaveProperty('lastPaymentFailure');
    await submit();
    expect(await read()).toMatchObject({ lastPaymentFailure: { paymentId } });
  });

  it('shows no answer until the bank has given one', async () => {
    await payFrom('unreachable');
    await submit();
    expect(await read()).toMatchObject({ status: 'pending_payment_approval', paymentState: 'authorized' });
    await submit();
    await submit();
    await submit();
    expect(await read()).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'provider_unavailable' } });
  });

  it('shows that the money has arrived, and no state once it has cleared', async () => {
    await payFrom('everyday');
    await submit();
    await world.goTo('2090-03-08');
    expect(await read()).toMatchObject({ paymentState: 'settled' });
    await world.goTo('2090-03-15');
    const invoice = await read();
    expect(invoice).toMatchObject({ status: 'allocated' });
    expect(invoice).not.toHaveProperty('paymentState');
  });
});

describe('the bank-linking page', () => {
  it('may be framed by any site and runs no inline script', async () => {
    const answer = await fetch(`${server.url}/bank-linking?token=x&locale=es`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(await answer.text()).toContain('<html lang="es">');
  });

  it.each([
    '/bank-linking/page.js',
    '/bank-linking/page.css',
    '/sandbox/bank-linking/link.js',
    '/sandbox/bank-linking/window.js',
  ])('serves %s', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(200);
  });
});
