import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import {
  cancelInvoice,
  type DraftContent,
  getInvoiceById,
  getInvoiceFor,
  type Invoice,
  presentInvoice,
  rejectInvoice,
  saveDraft,
  sendInvoice,
} from './index.ts';
import { listInvoiceEvents } from './list-invoice-events.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const dueDate = '2090-03-20';
const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

async function rejectedInvoice(): Promise<Invoice> {
  const { invoice } = await world.send({ dueDate });
  await world.as(world.buyer, (context) =>
    rejectInvoice(context, { invoiceId: invoice.id, by: world.buyer, message: 'Wrong price' }),
  );
  return invoice;
}

const content = (changes: Partial<DraftContent>): DraftContent => ({
  recipientEmail: world.buyer.email,
  recipientName: 'Buyer Inc.',
  currency: 'USD',
  items: [{ name: 'Work', rate: '90', qty: '1' }],
  dueDate,
  paymentMethods: { achDirectDebit: { enabled: true } },
  ...changes,
});

const save = (changes: Partial<DraftContent>, invoiceId?: string) =>
  world.as(world.seller, (context) =>
    saveDraft(context, {
      sellerOrganizationId: idOf(world.seller),
      ...(invoiceId !== undefined && { invoiceId }),
      content: content(changes),
    }),
  );
const send = (changes: Partial<DraftContent>) =>
  world.as(world.seller, (context) =>
    sendInvoice(context, { sellerOrganizationId: idOf(world.seller), content: content(changes) }),
  );
const seenBy = (side: 'seller' | 'buyer', id: string) => getInvoiceFor({ app, db }, idOf(world[side]), id);

describe('correcting a rejected invoice', () => {
  it('makes a new one with a new number, and both name each other', async () => {
    const rejected = await rejectedInvoice();
    const before = await seenBy('buyer', rejected.id);
    const { invoice: correction } = await send({ replacesInvoiceId: rejected.id });
    expect(correction.number).not.toBe(rejected.number);
    for (const side of ['seller', 'buyer'] as const) {
      expect(await seenBy(side, correction.id)).toMatchObject({
        replaces: { invoiceId: rejected.id, number: rejected.number },
      });
      const old = await seenBy(side, rejected.id);
      expect(old).toMatchObject({
        status: 'rejected_by_recipient',
        totalDue: before.totalDue,
        items: before.items,
        replacedBy: { invoiceId: correction.id, number: correction.number },
      });
    }
    const events = await listInvoiceEvents(db, { invoiceId: rejected.id, organizationId: idOf(world.seller) });
    expect(events.items.map(({ event }) => event)).toEqual(['send', 'rejected', 'corrected']);
  });

  it('hides the draft from the buyer, and both from a guest', async () => {
    const rejected = await rejectedInvoice();
    const draft = await save({ replacesInvoiceId: rejected.id });
    expect(await seenBy('seller', rejected.id)).toMatchObject({ replacedBy: { invoiceId: draft.id } });
    expect(await seenBy('buyer', rejected.id)).not.toHaveProperty('replacedBy');
    const { invoice } = await send({ replacesInvoiceId: rejected.id });
    expect(await presentInvoice({ app, db }, invoice, 'guest')).not.toHaveProperty('replaces');
  });

  it('names the invoice to nobody to whom the rejected one was not sent', async () => {
    const rejected = await rejectedInvoice();
    const other = await createTradingWorld(app);
    const { invoice } = await send({ replacesInvoiceId: rejected.id, recipientEmail: other.buyer.email });
    expect(await getInvoiceFor({ app, db }, idOf(other.buyer), invoice.id)).not.toHaveProperty('replaces');
    expect(await seenBy('buyer', rejected.id)).not.toHaveProperty('replacedBy');
  });

  it('is refused for an invoice that was not rejected, and for another seller’s', async () => {
    const { invoice: open } = await world.send({ dueDate });
    await expect(save({ replacesInvoiceId: open.id })).rejects.toMatchObject({ code: 'InvoiceStateError' });
    const rejected = await rejectedInvoice();
    const stranger = await createTradingWorld(app);
    const asStranger = stranger.as(stranger.seller, (context) =>
      saveDraft(context, {
        sellerOrganizationId: idOf(stranger.seller),
        content: content({ replacesInvoiceId: rejected.id }),
      }),
    );
    await expect(asStranger).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('goes on when the rejected invoice was canceled meanwhile', async () => {
    const rejected = await rejectedInvoice();
    const draft = await save({ replacesInvoiceId: rejected.id });
    await world.as(world.seller, (context) =>
      cancelInvoice(context, {
        invoiceId: rejected.id,
        organizationId: idOf(world.seller),
        message: 'incorrect-invoice',
      }),
    );
    await save({ replacesInvoiceId: rejected.id, customName: 'Corrected' }, draft.id);
    expect((await getInvoiceById(db, draft.id)).replacesInvoiceId).toBe(rejected.id);
  });
});
