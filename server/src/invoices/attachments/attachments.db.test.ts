import { addDays } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedFileOf } from '../../files/files-fixtures.ts';
import type { ActorOf } from '../../kernel/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { cancelInvoice, getInvoiceFor, guestInvites, saveDraft, sendInvoice } from '../index.ts';
import { readInvoiceAs } from '../read-invoice-as.ts';
import { attachDocument } from './attach-document.ts';
import { readAttachedInvoice } from './read-attached-invoice.ts';
import { unusedAttachmentRemoving } from './unused-attachment-removing.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;
let today: string;

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  today = await app.clock.today(db);
});

const slots = Array.from({ length: 50 }, (_, index) => index + 1).values();
const nextSlot = (): number => slots.next().value ?? 99;
const fileOf = (owner: ActorOf<'customer'>, file: Parameters<typeof storedFileOf>[2] = {}) =>
  storedFileOf(
    app,
    { organizationId: idOf(owner), ownerId: owner.userId },
    { group: 'invoiceAttachment', slot: nextSlot(), name: 'terms.pdf', ...file },
  );
const attach = (invoiceId: string, fileId: string, by = world.seller) =>
  world.as(by, (context) => attachDocument(context, { invoiceId, fileId, organizationId: idOf(by) }));
const sent = async () => (await world.send({ dueDate: addDays(today, 10) })).invoice;
const draftWith = (attachedFileId?: string, invoiceId?: string, by = world.seller) =>
  world.as(by, (context) =>
    saveDraft(context, {
      sellerOrganizationId: idOf(by),
      ...(invoiceId !== undefined && { invoiceId }),
      content: {
        currency: 'USD',
        recipientEmail: world.buyer.email,
        recipientName: 'Buyer',
        items: [{ name: 'Work', rate: '1', qty: '1' }],
        dueDate: addDays(today, 5),
        paymentMethods: { achDirectDebit: { enabled: true } },
        ...(attachedFileId !== undefined && { attachedFileId }),
      },
    }),
  );

describe('an upload that no invoice has', () => {
  const age = (days: number, ids: readonly string[]) =>
    db
      .updateTable('files')
      .set({ created_at: sql<Date>`created_at - make_interval(days => ${days})` } as never)
      .where('id', 'in', ids)
      .execute();
  const stateOf = async (id: string) =>
    (await db.selectFrom('files').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

  it('is removed after a week, and one of a draft or of a sent invoice stays', async () => {
    const [unused, ofDraft, ofSent] = [
      await fileOf(world.seller),
      await fileOf(world.seller),
      await fileOf(world.seller),
    ];
    await draftWith(ofDraft);
    await attach((await sent()).id, ofSent);
    await age(6, [unused, ofDraft, ofSent]);
    await unusedAttachmentRemoving.run(app);
    expect(await stateOf(unused)).toBe('kept');
    await age(2, [unused, ofDraft, ofSent]);
    await unusedAttachmentRemoving.run(app);
    expect([await stateOf(unused), await stateOf(ofDraft), await stateOf(ofSent)]).toEqual(['removed', 'kept', 'kept']);
    await expect(attach((await sent()).id, unused)).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

describe('a file of a draft', () => {
  it('goes to the buyer and to the guest with the invoice, and stays when the seller removes it', async () => {
    const fileId = await fileOf(world.seller);
    const draft = await draftWith(fileId);
    const { guestLink } = await world.as(world.seller, (context) =>
      sendInvoice(context, { sellerOrganizationId: idOf(world.seller), invoiceId: draft.id }),
    );
    await db.updateTable('files').set({ state: 'removed' }).where('id', '=', fileId).execute();
    const expected = { attachedDocument: { fileId, name: 'terms.pdf', type: 'application/pdf' } };
    expect(await getInvoiceFor({ app, db }, idOf(world.buyer), draft.id)).toMatchObject(expected);
    const guest = await guestInvites.findInvite(db, guestLink.token);
    expect(await readInvoiceAs({ app, db }, guest, draft.id)).toMatchObject(expected);
  });

  it('can be replaced and taken off, and disappears with the file', async () => {
    const first = await fileOf(world.seller);
    const { id } = await draftWith(first);
    const second = await fileOf(world.seller);
    await draftWith(second, id);
    expect(await getInvoiceFor({ app, db }, idOf(world.seller), id)).toMatchObject({
      attachedDocument: { fileId: second },
    });
    await db.updateTable('files').set({ state: 'removed' }).where('id', '=', second).execute();
    expect(await getInvoiceFor({ app, db }, idOf(world.seller), id)).not.toHaveProperty('attachedDocument');
    await draftWith(undefined, id);
    expect((await world.invoice(id)).attachedFileId).toBeNull();
  });

  it('must be the seller’s own, of the right group and kept', async () => {
    const foreign = await fileOf(world.buyer);
    const deed = await fileOf(world.seller, { group: 'documentation' });
    for (const fileId of [foreign, deed]) {
      await expect(draftWith(fileId)).rejects.toMatchObject({ code: 'NotFoundError' });
    }
  });
});

describe('a file for a sent invoice', () => {
  it('is attached once, and never replaced', async () => {
    const { id } = await sent();
    const fileId = await fileOf(world.seller);
    await attach(id, fileId);
    await attach(id, fileId);
    await expect(attach(id, await fileOf(world.seller))).rejects.toMatchObject({ code: 'InvoiceStateError' });
    expect(await getInvoiceFor({ app, db }, idOf(world.buyer), id)).toMatchObject({ attachedDocument: { fileId } });
  });

  it('is refused to the buyer, and for a canceled invoice', async () => {
    const { id } = await sent();
    await expect(attach(id, await fileOf(world.buyer), world.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
    await world.as(world.seller, (context) =>
      cancelInvoice(context, { invoiceId: id, organizationId: idOf(world.seller), message: 'incorrect-invoice' }),
    );
    await expect(attach(id, await fileOf(world.seller))).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });

  it('is for verified companies only', async () => {
    const unverified = await createTradingWorld(app, { sellerChanges: { verificationStatus: 'in_progress' } });
    const fileId = await fileOf(unverified.seller);
    const draft = await draftWith(undefined, undefined, unverified.seller);
    const refused = { code: 'CompanyNotVerifiedError' };
    await expect(attach(draft.id, fileId, unverified.seller)).rejects.toMatchObject(refused);
    await expect(draftWith(fileId, undefined, unverified.seller)).rejects.toMatchObject(refused);
  });
});

describe('an attached XML invoice', () => {
  const readAs = (invoiceId: string, actor = world.buyer) => readAttachedInvoice({ app, db, actor }, invoiceId);

  it('is read for the buyer', async () => {
    const { id } = await sent();
    const bytes = Buffer.from('<Invoice><ID>A-1</ID></Invoice>');
    await attach(id, await fileOf(world.seller, { name: 'a.xml', type: 'application/xml', bytes }));
    expect(await readAs(id)).toMatchObject({ syntax: 'ubl', number: 'A-1' });
    const stranger = await createTradingWorld(app);
    await expect(readAs(id, stranger.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it.each([
    ['a PDF', { name: 'a.pdf', type: 'application/pdf' }],
    ['another XML', { name: 'a.xml', type: 'application/xml', bytes: Buffer.from('<feed/>') }],
  ])('is not made of %s', async (_what, file) => {
    const { id } = await sent();
    await attach(id, await fileOf(world.seller, file));
    await expect(readAs(id)).rejects.toMatchObject({ code: 'AttachmentNotReadableError' });
  });

  it('is not found without a file', async () => {
    const { id } = await sent();
    await expect(readAs(id)).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});
