import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { sendInvoice } from '../invoices/index.ts';
import { newId, systemContext } from '../kernel/index.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { createOutboxDelivery } from '../notifications/index.ts';
import { outboxDelivery } from '../test-support/outbox.ts';
import { dataOf } from '../test-support/test-client.ts';
import { asPerson, fileWorld, idOf } from './file-world-fixtures.ts';
import { read } from './files-fixtures.ts';
import { filePurging, readLogo } from './index.ts';

const { db, server, app, upload, setTier } = await fileWorld();

describe('the logo of a sent invoice', () => {
  it('is the one of its sending, for its guest and its seller, also after it was removed', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const kept = (await read(server, asPerson(owner), logo)).bytes;
    const other = await newOwner(server);
    const foreign = idOf(await upload(other));
    const { token, invoiceId } = await sendTo(owner, 'guest@buyer.example');
    await owner.ask('DELETE', '/files', { fileId: logo });
    await filePurging.run(app);
    const asGuest = async (fileId: string) =>
      (
        await fetch(`${server.url}/api/new/files/fileimage?fileId=${fileId}`, {
          headers: { 'invoice-invite-token': token },
        })
      ).status;
    expect(await asGuest(logo)).toBe(200);
    expect(await asGuest(foreign)).toBe(404);
    const invoice = dataOf(await owner.ask('GET', `/invoices/${invoiceId}`));
    expect(invoice.businessLogoDriveFileId).toBe(logo);
    expect((await read(server, asPerson(owner), logo)).bytes).toEqual(kept);
    expect((await read(server, asPerson(other), logo)).code).toBe('NotFoundError');
  });

  it('is read by a buyer with an account', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const kept = (await read(server, asPerson(owner), logo)).bytes;
    const buyer = await newOwner(server);
    await sendTo(owner, buyer.person.email);
    expect((await read(server, asPerson(buyer), logo)).bytes).toEqual(kept);
    const blind = await newMember(server, buyer, 'no-access');
    expect((await read(server, asPerson(blind), logo)).code).toBe('NotFoundError');
  });

  it('is dropped when the seller removes it meanwhile', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const transaction = await db.startTransaction().execute();
    await transaction.updateTable('files').set({ state: 'removed' }).where('id', '=', logo).execute();
    const sending = sendTo(owner, 'guest@buyer.example');
    await expect.poll(() => isSomebodyWaiting()).toBe(true);
    await transaction.commit().execute();
    const { invoiceId } = await sending;
    expect(dataOf(await owner.ask('GET', `/invoices/${invoiceId}`))).not.toHaveProperty('businessLogoDriveFileId');
  });

  it('is the current one while the invoice is scheduled', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    await openAccount(owner);
    const logo = idOf(await upload(owner));
    const content = {
      recipientEmail: 'guest@buyer.example',
      recipientName: 'Guest',
      currency: 'USD',
      items: [{ name: 'Work', rate: '10', qty: '1' }],
      sendingDate: '2198-12-01',
      dueDate: '2199-01-01',
    };
    const scheduled = dataOf(await owner.ask('PUT', '/invoices/schedule', { content }));
    expect(scheduled).toMatchObject({ status: 'scheduled', businessLogoDriveFileId: logo });
  });

  it('is hidden on the vault plan', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'vault');
    idOf(await upload(owner));
    const { invoiceId } = await sendTo(owner, 'guest@buyer.example');
    expect(dataOf(await owner.ask('GET', `/invoices/${invoiceId}`))).not.toHaveProperty('businessLogoDriveFileId');
  });
});

describe('the mail about a sent invoice', () => {
  const mailTo = async (recipient: string, delivery = outboxDelivery) => {
    await delivery.drain(app);
    const { html } = await db
      .selectFrom('mailbox_messages')
      .select('html')
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
    return html ?? '';
  };

  it('contains the logo of its seller', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    idOf(await upload(owner));
    await sendTo(owner, 'premium@buyer.example');
    const picture = /src="data:image\/png;base64,([^"]+)"/.exec(await mailTo('premium@buyer.example'))?.[1] ?? '';
    expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  it('contains none on the vault plan', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'vault');
    idOf(await upload(owner));
    await sendTo(owner, 'vault@buyer.example');
    expect(await mailTo('vault@buyer.example')).not.toContain('<img');
  });

  it('goes without the logo when that can’t be read', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    idOf(await upload(owner));
    await sendTo(owner, 'unread@buyer.example');
    vi.spyOn(app.providers.fileStorage, 'open').mockRejectedValueOnce(new Error('No storage'));
    const html = await mailTo('unread@buyer.example');
    expect(html).not.toContain('<img');
    expect(html).toContain('View and pay invoice');
  });

  it('goes without the logo when the storage doesn’t answer', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    idOf(await upload(owner));
    await sendTo(owner, 'stalled@buyer.example');
    const open = vi.spyOn(app.providers.fileStorage, 'open').mockReturnValueOnce(new Promise(() => undefined));
    const html = await mailTo('stalled@buyer.example', createOutboxDelivery(readLogo, { logoLimitMs: 5 }));
    expect(open).toHaveBeenCalledOnce();
    expect(html).not.toContain('<img');
    expect(html).toContain('View and pay invoice');
  });
});

const isSomebodyWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

async function openAccount({ person }: Acting): Promise<void> {
  const account = {
    organization_id: person.organization.id,
    currency: 'USD',
    account_type: 'traditional' as const,
    is_active: true,
  };
  await db
    .insertInto('currency_accounts')
    .values({ id: newId('acc'), ...account })
    .execute();
}

async function sendTo(owner: Acting, recipientEmail: string) {
  const { person } = owner;
  await openAccount(owner);
  const { invoice, guestLink } = await inTransaction(db, (transaction) =>
    sendInvoice(systemContext(app, transaction), {
      sellerOrganizationId: person.organization.id,
      content: {
        recipientEmail,
        recipientName: 'Buyer',
        currency: 'USD',
        items: [{ name: 'Work', rate: '100', qty: '1' }],
        dueDate: '2090-01-01',
        paymentMethods: { achDirectDebit: { enabled: true } },
      },
    }),
  );
  return { invoiceId: invoice.id, token: guestLink.token };
}
