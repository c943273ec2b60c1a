import { historyEventsOf, type Viewer } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { createStaff } from '../identity/index.ts';
import type { SentInvoice } from '../invoices/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { checkedPayments, idOf } from '../payments/payment-checks-fixtures.ts';
import { sandboxBooks } from '../providers/card-processor/index.ts';
import { expectInvariants, journalsOf } from '../test-support/trading-world.ts';
import { decideTransfer, getTransfer } from '../transfers/index.ts';
import {
  actAs,
  balance,
  deposit,
  newBusiness,
  send,
  journalsOf as transferJournals,
} from '../transfers/transfers-fixtures.ts';
import { ledgerEvidence } from '../work.ts';
import { decideRelease } from './decide-release.ts';
import { listBlockedMoney } from './list-blocked-money.ts';
import { type ReleaseRequest, requestRelease } from './request-release.ts';

const scene = checkedPayments();
const { app, db } = scene;
const later = '2091-12-31';

let admin: string;
const heads: string[] = [];

beforeAll(async () => {
  const create = (email: string, firstName: string, role: 'compliance-head' | 'compliance-admin') =>
    createStaff(db, { email, firstName, lastName: 'Okoye', password: 'Correct-Horse-1', role });
  admin = await create('ada@bank.example', 'Ada', 'compliance-admin');
  heads.push(await create('ben@bank.example', 'Ben', 'compliance-head'));
  heads.push(await create('cleo@bank.example', 'Cleo', 'compliance-head'));
});

const asStaff = <Result>(userId: string | undefined, act: (context: StaffCall) => Promise<Result>) =>
  inTransaction(db, (transaction) =>
    act({
      app,
      db: transaction,
      actor: { kind: 'staff', sessionId: 't', userId: userId ?? '', email: 's@bank.example', role: 'compliance-head' },
      locale: 'en',
      ip: '192.0.2.1',
      requestId: 'req_1',
    }),
  );

const ask = (userId: string | undefined, subject: ReleaseRequest['subject']) =>
  asStaff(userId, (context) =>
    requestRelease(context, { subject, authority: 'OFAC', licenceNumber: 'MUL-2090-1', reason: 'Specific licence' }),
  );

const decide = (userId: string | undefined, releaseId: string, decision: 'release' | 'refuse' = 'release') =>
  asStaff(userId, (context) => decideRelease(context, { releaseId, decision, reason: 'Checked with the authority' }));

const blockedOf = (sent: SentInvoice) => async () => {
  const { items } = await listBlockedMoney(db, { limit: 100, reader: admin });
  return items.find(({ invoiceId }) => invoiceId === sent.invoice.id);
};

/** A payment from the buyer's balance that an authority keeps. */
async function blockedPayment() {
  const sent = await scene.world.send({ dueDate: later });
  await scene.whileMonitored(() => scene.world.payFromBalance(sent.invoice));
  await scene.decide(sent, 'block');
  return { sent, subject: { invoiceId: sent.invoice.id }, listed: blockedOf(sent) };
}

describe('blocked money of a payment', () => {
  it('goes back to the balance once a second person releases it', async () => {
    const before = Number(await scene.world.balanceOf(scene.world.buyer));
    const { sent, subject, listed } = await blockedPayment();
    expect(await listed()).toMatchObject({
      invoiceNumber: sent.invoice.number,
      organizationId: idOf(scene.world.buyer),
      companyName: expect.any(String),
      amount: { $numberDecimal: '100.00' },
      currency: 'USD',
      blockedAt: expect.any(String),
      blockReason: 'Checked',
    });
    const { releaseId } = await ask(admin, subject);
    expect((await listed())?.release).toMatchObject({
      releaseId,
      state: 'requested',
      requestedBy: 'Ada Okoye',
      isYours: true,
    });
    expect(Number(await scene.world.balanceOf(scene.world.buyer))).toBe(before - 100);
    expect(await decide(heads[0], releaseId)).toMatchObject({
      ...subject,
      state: 'released',
      isYours: false,
      decidedBy: 'Ben Okoye',
      decisionReason: 'Checked with the authority',
    });
    expect(Number(await scene.world.balanceOf(scene.world.buyer))).toBe(before);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-blocked': 'Dr hold:pay 100.00 / Cr blocked 100.00',
      'payment-unblocked': 'Dr blocked 100.00 / Cr avail:traditional 100.00',
    });
    expect((await scene.world.invoice(sent.invoice.id)).status).toBe('denied');
    expect(await listed()).toBeUndefined();
    expect(await scene.mailsOf(sent)).toContainEqual(
      expect.objectContaining({
        template: 'payment-unblocked-payer',
        data: expect.objectContaining({ place: 'balance' }),
      }),
    );
    await expectInvariants(app, sent.invoice.id);
  });

  it('is never released by the person who asked for it', async () => {
    const { subject, listed } = await blockedPayment();
    const { releaseId } = await ask(heads[0], subject);
    await expect(decide(heads[0], releaseId)).rejects.toMatchObject({ code: 'ForbiddenError' });
    expect((await listed())?.release).toMatchObject({ state: 'requested' });
    const byHand = db
      .updateTable('licence_releases')
      .set({ state: 'released', decided_by: heads[0] ?? '', decided_at: new Date(), decision_reason: 'By hand' })
      .where('id', '=', releaseId);
    await expect(byHand.execute()).rejects.toThrow('licence_releases_two_people');
  });

  it('stays when the release is refused, and can be asked for again, once at a time', async () => {
    const { subject, listed } = await blockedPayment();
    const { releaseId } = await ask(admin, subject);
    await expect(ask(heads[1], subject)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    expect((await decide(heads[0], releaseId, 'refuse')).state).toBe('refused');
    await expect(decide(heads[1], releaseId)).rejects.toMatchObject({ code: 'NotFoundError' });
    expect((await listed())?.release).toMatchObject({
      state: 'refused',
      decidedBy: 'Ben Okoye',
      decisionReason: 'Checked with the authority',
    });
    const { releaseId: another } = await ask(admin, subject);
    expect((await listed())?.release).toMatchObject({ releaseId: another, state: 'requested' });
  });

  it('stays when its requester withdraws the request, which the list and the audit say', async () => {
    const { subject, listed } = await blockedPayment();
    const { releaseId } = await ask(heads[0], subject);
    expect((await decide(heads[0], releaseId, 'refuse')).state).toBe('withdrawn');
    expect((await listed())?.release).toMatchObject({ state: 'withdrawn', requestedBy: 'Ben Okoye' });
    const audited = await db.selectFrom('audit_events').select('action').where('object_id', '=', releaseId).execute();
    expect(audited.map(({ action }) => action).sort()).toEqual([
      'licence-release.requested',
      'licence-release.withdrawn',
    ]);
  });

  it('is released once, however many release it at the same moment', async () => {
    const { sent, subject } = await blockedPayment();
    const before = Number(await scene.world.balanceOf(scene.world.buyer));
    const { releaseId } = await ask(admin, subject);
    const results = await Promise.allSettled(heads.map((head) => decide(head, releaseId)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Number(await scene.world.balanceOf(scene.world.buyer))).toBe(before + 100);
    await expectInvariants(app, sent.invoice.id);
  });

  it('is asked for only while it is blocked', async () => {
    const sent = await scene.world.send({ dueDate: later });
    await expect(ask(admin, { invoiceId: sent.invoice.id })).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await expect(ask(admin, { invoiceId: 'inv_none' })).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

describe('a request for a release', () => {
  const change = (releaseId: string, changes: object) =>
    db.updateTable('licence_releases').set(changes).where('id', '=', releaseId).execute();

  it('keeps who made it and what it says, in the database too', async () => {
    const { subject } = await blockedPayment();
    const { releaseId } = await ask(heads[0], subject);
    for (const changes of [{ requested_by: heads[1] }, { authority: 'Nobody' }, { licence_number: '2' }]) {
      await expect(change(releaseId, changes), JSON.stringify(changes)).rejects.toThrow('keeps its request');
    }
    await expect(db.deleteFrom('licence_releases').where('id', '=', releaseId).execute()).rejects.toThrow();
  });

  it('keeps its decision', async () => {
    const { subject } = await blockedPayment();
    const { releaseId } = await ask(admin, subject);
    await decide(heads[0], releaseId, 'refuse');
    for (const changes of [{ state: 'released' }, { decided_by: heads[1] }, { decision_reason: 'Another' }]) {
      await expect(change(releaseId, changes), JSON.stringify(changes)).rejects.toThrow('keeps its request');
    }
  });
});

describe('the history of an invoice', () => {
  const eventsFor = async (sent: SentInvoice, viewer: Viewer) => {
    const rows = await db
      .selectFrom('invoice_events')
      .select('event')
      .where('invoice_id', '=', sent.invoice.id)
      .where('event', 'in', historyEventsOf(viewer))
      .orderBy('sequence')
      .execute();
    return rows.map(({ event }) => event);
  };

  it('says to the buyer alone that money was blocked and released', async () => {
    const { sent, subject } = await blockedPayment();
    const { releaseId } = await ask(admin, subject);
    await decide(heads[0], releaseId);
    expect(await eventsFor(sent, 'buyer')).toEqual([
      'send',
      'payment-flagged',
      'payment-denied',
      'money-blocked',
      'money-unblocked',
    ]);
    expect(await eventsFor(sent, 'seller')).toEqual(['send', 'payment-flagged', 'payment-denied']);
  });
});

it('the ledger verification finds blocked money that the list does not show', async () => {
  const { sent } = await blockedPayment();
  const takenBackAt = (at: string | null) =>
    sql`update invoice_payments set taken_back_at = ${at} where invoice_id = ${sent.invoice.id}`.execute(db);
  const problems = async () =>
    (await verifyLedger(db, { evidence: ledgerEvidence })).findings.map(({ problem }) => problem);
  await takenBackAt('2090-03-07');
  expect(await problems()).toContainEqual(expect.stringMatching(/^blocked:org_\w+ holds \d+ USD where \d+ is/));
  await takenBackAt(null);
  expect(await problems()).toEqual([]);
});

describe('blocked money of a debit', () => {
  const blockedDebit = async () => {
    const sent = await scene.world.send({ dueDate: later });
    await scene.world.payAsGuest(sent, 'everyday', sent.invoice.id);
    await scene.whileMonitored(() => scene.untilState(sent, 'held'));
    await scene.decide(sent, 'block');
    return sent;
  };

  it('goes back to its bank', async () => {
    const waiting = await scene.suspenseReturned();
    const sent = await blockedDebit();
    const { releaseId } = await ask(admin, { invoiceId: sent.invoice.id });
    await decide(heads[0], releaseId);
    expect(await scene.suspenseReturned()).toBe(waiting + 10_000n);
    await scene.pass(8);
    expect(await scene.suspenseReturned()).toBe(waiting);
    expect(await scene.paymentOf(sent)).toMatchObject({ state: 'denied', refund_settled_at: expect.any(Date) });
    await expectInvariants(app, sent.invoice.id);
  });

  it('is not released once the payer’s bank has taken it back', async () => {
    const sent = await blockedDebit();
    const { releaseId } = await ask(admin, { invoiceId: sent.invoice.id });
    await scene.bankSays(sent, { kind: 'returned', code: 'R10', owner: 'invoice-payment' });
    await scene.pass(1);
    await expect(decide(heads[0], releaseId)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    expect(await blockedOf(sent)()).toBeUndefined();
  });
});

describe('blocked money of a card', () => {
  const blockedCard = async () => {
    const sent = await scene.world.send({
      dueDate: later,
      paymentMethods: { achDirectDebit: { enabled: false }, cardPayment: { enabled: true } },
    });
    await scene.world.payByCard(sent);
    await scene.whileMonitored(() => scene.untilState(sent, 'held'));
    await scene.decide(sent, 'block');
    return sent;
  };
  const dispute = async (sent: SentInvoice, news: 'dispute-opened' | 'dispute-lost') => {
    const { id } = await db
      .selectFrom('card_charges')
      .select('id')
      .where('payment_id', '=', (await scene.paymentOf(sent)).id)
      .executeTakeFirstOrThrow();
    await sandboxBooks(db, app.clock).dispute(id, news);
    await scene.pass(1);
  };

  it('goes back to the card', async () => {
    const waiting = await scene.suspenseReturned();
    const sent = await blockedCard();
    const { releaseId } = await ask(admin, { invoiceId: sent.invoice.id });
    await decide(heads[0], releaseId);
    await scene.pass(1);
    expect(await scene.suspenseReturned()).toBe(waiting);
    expect(await scene.paymentOf(sent)).toMatchObject({ state: 'denied', refund_settled_at: expect.any(Date) });
    await expectInvariants(app, sent.invoice.id);
  });

  it('is not released while its dispute is open, nor once that has taken it', async () => {
    const sent = await blockedCard();
    const { releaseId } = await ask(admin, { invoiceId: sent.invoice.id });
    await dispute(sent, 'dispute-opened');
    await expect(decide(heads[0], releaseId)).rejects.toThrow('disputed');
    await dispute(sent, 'dispute-lost');
    await expect(decide(heads[0], releaseId)).rejects.toThrow('not blocked');
    expect(await blockedOf(sent)()).toBeUndefined();
  });
});

it('the blocked money of a transfer goes back to its balance', async () => {
  const [own, other] = [await newBusiness(app), await newBusiness(app)];
  await deposit(app, own, '500');
  await db.updateTable('organizations').set({ monitored: true }).where('id', '=', own.organization.id).execute();
  const { id: transferId } = await send(app, own, { handle: other.handle, amount: '100' });
  await expect(ask(admin, { transferId })).rejects.toMatchObject({ code: 'TransferStateError' });
  await actAs(app, own, (context) => decideTransfer(context, { transferId, decision: 'block', reason: 'Order 7' }));
  expect((await listBlockedMoney(db, { limit: 1, reader: admin })).items).toMatchObject([
    {
      transferId,
      organizationId: own.organization.id,
      amount: { $numberDecimal: '100.00' },
      blockReason: 'Order 7',
    },
  ]);
  const { releaseId } = await ask(admin, { transferId });
  expect(await decide(heads[0], releaseId)).toMatchObject({ transferId, state: 'released' });
  expect(await balance(app, own)).toBe('500.00');
  expect((await getTransfer(db, own.organization.id, transferId)).state).toBe('rejected');
  expect(await transferJournals(app, { id: transferId })).toEqual({
    held: 'Dr avail:traditional 100 USD / Cr hold:txn 100 USD',
    blocked: 'Dr hold:txn 100 USD / Cr blocked 100 USD',
    'blocked:reversed': 'Dr blocked 100 USD / Cr hold:txn 100 USD',
    'held:reversed': 'Dr hold:txn 100 USD / Cr avail:traditional 100 USD',
  });
});
