import { beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { listGuestLinks, revokeGuestLink } from './guest-links.ts';
import { guestInvites, mintGuestLink, type SentInvoice } from './index.ts';
import { mailBuyer } from './invoice-mails.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;
let sent: SentInvoice;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  sent = await world.send({ dueDate: '2090-03-20' });
});

type Side = 'seller' | 'buyer';

const own = (side: Side = 'seller', id = sent.invoice.id) => ({
  invoiceId: id,
  organizationId: world[side].organizationId ?? '',
});

const list = async (side?: Side) => (await listGuestLinks(db, own(side))).items;

const revoke = (guestLinkId: string, side: Side = 'seller', id?: string) =>
  world.as(world[side], (context) => revokeGuestLink(context, { ...own(side, id), guestLinkId }));

const unknown = { code: 'NotFoundError' };

describe('the links of an invoice', () => {
  it('are those that were mailed, each with its recipient, the newest first', async () => {
    await world.as(world.seller, (context) => mailBuyer(context, sent.invoice, 'invoice-reminder'));
    const links = await list();
    expect(links).toHaveLength(2);
    expect(links[1]).toMatchObject({ _id: sent.guestLink.inviteId, recipientEmail: world.buyer.email });
    expect(links[1]).not.toHaveProperty('revokedAt');
  });

  it('leave out those of embed sessions, which nobody was mailed', async () => {
    const before = await list();
    await world.as(world.seller, ({ db: transaction }) => mintGuestLink(transaction, sent.invoice.id, app.config));
    expect(await list()).toEqual(before);
  });

  it('are not found by the buyer and by others', async () => {
    const other = await createTradingWorld(app);
    await expect(list('buyer')).rejects.toMatchObject(unknown);
    const organizationId = other.seller.organizationId ?? '';
    await expect(listGuestLinks(db, { invoiceId: sent.invoice.id, organizationId })).rejects.toMatchObject(unknown);
  });
});

describe('revoking', () => {
  it('ends one link at once, and no other', async () => {
    const [newest, first] = await list();
    await revoke(sent.guestLink.inviteId);
    await expect(guestInvites.findInvite(db, sent.guestLink.token)).rejects.toMatchObject({
      code: 'InvalidInviteTokenError',
    });
    const links = await list();
    expect(links[1]).toMatchObject({ _id: first?._id, revokedAt: expect.any(String) });
    expect(links[0]).toEqual(newest);
  });

  it('again changes nothing', async () => {
    const before = await list();
    await revoke(sent.guestLink.inviteId);
    expect(await list()).toEqual(before);
  });

  it('is recorded once, and the ledger’s evidence still holds', async () => {
    const events = await db
      .selectFrom('invoice_events')
      .select('detail')
      .where('invoice_id', '=', sent.invoice.id)
      .where('event', '=', 'guest-link-revoked')
      .execute();
    expect(events).toEqual([{ detail: { guestLinkId: sent.guestLink.inviteId } }]);
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  });

  it('is the seller’s, and only for links of the invoice', async () => {
    const other = await world.send({ dueDate: '2090-03-21' });
    await expect(revoke(other.guestLink.inviteId, 'buyer', other.invoice.id)).rejects.toMatchObject(unknown);
    await expect(revoke(other.guestLink.inviteId)).rejects.toMatchObject(unknown);
    expect((await guestInvites.findInvite(db, other.guestLink.token)).invoiceId).toBe(other.invoice.id);
  });
});
