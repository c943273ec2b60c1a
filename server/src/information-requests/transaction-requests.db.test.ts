import type { InformationRequestType } from '@quittance/sdk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { releaseDeposit } from '../accounts/index.ts';
import type { ActorOf } from '../kernel/index.ts';
import { decidePayment } from '../payments/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { createQuote, transferMoney } from '../transfers/index.ts';
import { answerRequest } from './answer-request.ts';
import { listOpenRequests } from './open-requests.ts';
import { requestInformation } from './request-information.ts';
import { getRequest } from './stored-request.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;
const staff = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;
const handle = 'lamp_seller';
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  await world.deposit('10000');
  await db.updateTable('organizations').set({ handle }).where('id', '=', world.seller.organizationId).execute();
  await db.updateTable('organizations').set({ monitored: true }).where('id', '=', buyerId()).execute();
});

const buyerId = (): string => world.buyer.organizationId ?? '';
const ask = (type: InformationRequestType, id: string, organizationId = buyerId()) =>
  // The sandbox asks in nobody's name.
  world.as(world.buyer, (context) => requestInformation(context, { organizationId, type, id, message: 'What for?' }));
const answer = (requestId: string) =>
  world.as(world.buyer, (context) =>
    answerRequest(
      { ...context, actor: world.buyer },
      { organizationId: buyerId(), requestId, message: 'Lamps.', fileIds: [], isDraft: false },
    ),
  );
const statusOf = async (requestId: string) => (await getRequest(db, { organizationId: buyerId(), requestId })).status;
const mailsAbout = async (about: string) =>
  (await db.selectFrom('outbox').select(['template', 'data']).where('about', '=', about).execute()).map(
    ({ template, data }) => ({ template, data }),
  );

async function heldDeposit(): Promise<string> {
  const before = await db.selectFrom('deposits').select('id').where('state', '=', 'held').execute();
  await world.deposit('25');
  const after = await db.selectFrom('deposits').select('id').where('state', '=', 'held').execute();
  return after.find(({ id }) => !before.some((each) => each.id === id))?.id ?? '';
}

async function heldTransfer(): Promise<string> {
  const { id } = await world.as(world.buyer, async (context) => {
    const actor: ActorOf<'customer'> = world.buyer;
    const quote = await createQuote(
      { ...context, actor },
      { fromCurrency: 'USD', amount: '10', amountIs: 'sent', handle },
    );
    return await transferMoney({ ...context, actor }, { organizationId: buyerId(), quoteId: quote.id });
  });
  return id;
}

describe('a request about a transaction on hold', () => {
  it('names the payment of an invoice to the buyer, and is done when it is decided', async () => {
    const sent = await world.send({ dueDate: '2090-06-30' });
    const { id: invoiceId } = sent.invoice;
    await expect(ask('invoice-payment', invoiceId)).rejects.toMatchObject({ code: 'NotFoundError' });
    await world.payFromBalance(sent.invoice);
    const { row, subject } = await ask('invoice-payment', invoiceId);
    expect(subject).toMatchObject({ isOpen: true, transaction: { amountMinor: 10_000n, currency: 'USD' } });
    expect(await mailsAbout(row.id)).toMatchObject([
      {
        template: 'information-requested',
        data: {
          about: 'transaction',
          amount: '$100.00',
          link: expect.stringContaining(`/monitored-transactions/additional-info-request?id=${row.id}`),
        },
      },
    ]);
    expect(await listOpenRequests(db, buyerId())).toMatchObject([{ id: row.id, externalDocumentId: invoiceId }]);
    await world.as(staff, (context) => decidePayment(context, { invoiceId, decision: 'allow', reason: 'Fine' }));
    expect(await listOpenRequests(db, buyerId())).toEqual([]);
    expect(await statusOf(row.id)).toBe('reviewed');
    await expect(answer(row.id)).rejects.toMatchObject({ code: 'InformationRequestClosedError' });
  });

  it('is answered while the transaction waits, and its answer stays to be reviewed', async () => {
    const depositId = await heldDeposit();
    const { row } = await ask('deposit', depositId);
    await answer(row.id);
    expect(await statusOf(row.id)).toBe('replied');
    await world.as(staff, (context) => releaseDeposit(context, { depositId, reason: 'Fine' }));
    expect(await statusOf(row.id)).toBe('replied');
    await expect(ask('relabe-deposit', depositId)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
  });

  it('names a transfer by its kind', async () => {
    const transferId = await heldTransfer();
    await expect(ask('withdrawal', transferId)).rejects.toMatchObject({ code: 'NotFoundError' });
    expect(await ask('internal-transfer', transferId)).toMatchObject({
      status: 'sent',
      subject: { transaction: { amountMinor: 1_000n, currency: 'USD' } },
    });
  });

  it('is only about transactions of the organization', async () => {
    const depositId = await heldDeposit();
    const sellerId = world.seller.organizationId ?? '';
    for (const type of ['deposit', 'relabe-deposit'] as const) {
      await expect(ask(type, depositId, sellerId)).rejects.toMatchObject({ code: 'NotFoundError' });
    }
    await expect(ask('internal-transfer', await heldTransfer(), sellerId)).rejects.toMatchObject({
      code: 'NotFoundError',
    });
  });
});
