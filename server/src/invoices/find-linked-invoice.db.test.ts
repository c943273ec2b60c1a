import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { findLinkedInvoice } from './find-linked-invoice.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';
const find = (token: string, actor: { readonly organizationId: string | null }) =>
  findLinkedInvoice(db, { token, organizationId: idOf(actor) });

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

it('finds the invoice of a link for both sides, also after the link has expired', async () => {
  const { invoice, guestLink } = await world.send({ dueDate: '2090-03-20' });
  expect(await find(guestLink.token, world.seller)).toBe(invoice.id);
  expect(await find(guestLink.token, world.buyer)).toBe(invoice.id);
  await db
    .updateTable('invoice_invites')
    .set({ expires_at: sql<Date>`now() - interval '1 day'`, revoked_at: sql<Date>`now()` })
    .where('id', '=', guestLink.inviteId)
    .execute();
  expect(await find(guestLink.token, world.buyer)).toBe(invoice.id);
});

it('finds nothing for others, nor for a token that nobody has', async () => {
  const { guestLink } = await world.send({ dueDate: '2090-03-20' });
  const stranger = await createTradingWorld(app);
  await expect(find(guestLink.token, stranger.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
  await expect(find('guest_unknown', world.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
});
