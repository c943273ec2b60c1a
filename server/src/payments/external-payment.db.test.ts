import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countReportedPayments,
  markPaidExternally,
  type SentInvoice,
  totalInvoicesByStatus,
} from '../invoices/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, paymentWork, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { notifyExternalPayment } from './notify-external-payment.ts';

const database = testDatabase();
const server = testServer(database);
let world: TradingWorld;
let sent: SentInvoice;

const paymentMethods = {
  achDirectDebit: { enabled: true },
  externalPayment: { enabled: true, instructions: 'By cheque to Seller Inc., 1 Quay Road' },
};
const dueDate = '2090-06-30';

beforeAll(async () => {
  await startOn(server.app, '2090-03-06');
  world = await createTradingWorld(server.app);
});

beforeEach(async () => {
  sent = await world.send({ dueDate, paymentMethods });
});

const notify = (invite: SentInvoice = sent, invoiceId = invite.invoice.id) =>
  server.client().request('/api/new/invoices/external-payment/notify', {
    method: 'POST',
    body: { invoiceId },
    headers: { 'invoice-invite-token': invite.guestLink.token },
  });

const mailsToSeller = async () =>
  (
    await database.db
      .selectFrom('outbox')
      .select('recipient')
      .where('about', '=', sent.invoice.id)
      .where('template', '=', 'external-payment-notified')
      .execute()
  ).map(({ recipient }) => recipient);

describe('a buyer who paid outside the product', () => {
  it('tells the seller once, however often they press, also at once', async () => {
    const answers = await Promise.all([notify(), notify(), notify()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = dataOf(await notify());
    expect(again).toMatchObject({
      status: 'sent',
      externalPaymentNotificationSent: true,
      externalPaymentNotifiedAt: expect.stringMatching(/^2090-03-06T/),
      paymentMethods,
    });
    expect(await mailsToSeller()).toEqual([world.seller.email]);
  });

  it('may still pay in another way, and the seller can mark the invoice as paid', async () => {
    await notify();
    expect(await world.payAsGuest(sent, 'everyday')).toMatchObject({ status: 'pending_payment_approval' });
    const other = await world.send({ dueDate, paymentMethods });
    await notify(other);
    const organizationId = world.seller.organizationId ?? '';
    const closed = await world.as(world.seller, (context) =>
      markPaidExternally(context, { invoiceId: other.invoice.id, organizationId, markedBy: 'Ann Lee' }),
    );
    expect(closed.invoice.status).toBe('paid_externally');
  });

  it('needs an invoice that is open and offers it', async () => {
    const withoutIt = await world.send({ dueDate });
    expect(codeOf(await notify(withoutIt))).toBe('PaymentMethodUnavailableError');
    await world.payAsGuest(sent, 'everyday');
    expect(codeOf(await notify())).toBe('InvoicePaymentProcessingError');
    await advanceClock(server.app, paymentWork, 30 * 86_400_000);
    expect(codeOf(await notify())).toBe('InvoiceStateError');
  });

  it('is the buyer of this invoice and nobody else', async () => {
    const other = await world.send({ dueDate, paymentMethods });
    expect(codeOf(await notify(sent, other.invoice.id))).toBe('InvalidInviteTokenError');
    const bySeller = world.as(world.seller, (context) =>
      notifyExternalPayment(context, { invoiceId: sent.invoice.id, by: world.seller }),
    );
    await expect(bySeller).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('no longer finds it among the outstanding expenses; the seller still waits for it', async () => {
    const countFor = async (viewer: 'seller' | 'buyer') => {
      const organizationId = world[viewer].organizationId ?? '';
      const totals = await totalInvoicesByStatus(database.db, { organizationId, viewer });
      return totals.reduce((sum, { count }) => sum + count, 0);
    };
    const [outstanding, income] = [await countFor('buyer'), await countFor('seller')];
    const reported = () => countReportedPayments(database.db, world.seller.organizationId ?? '');
    const before = await reported();
    await notify();
    expect(await reported()).toBe(before + 1);
    expect(await countFor('buyer')).toBe(outstanding - 1);
    expect(await countFor('seller')).toBe(income);
  });
});
