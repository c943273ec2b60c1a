import { beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { createOrganization } from '../organizations/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { type DraftContent, deleteDraft, getInvoiceFor, saveDraft, sendInvoice } from './index.ts';
import { type ListInvoices, listInvoices } from './list-invoices.ts';

const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;

// Monday 6 March 2090. The tests of this file depend on the time that earlier ones moved to.
beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

const content = {
  recipientEmail: 'nobody@example.org',
  recipientName: 'Nobody Ltd',
  currency: 'USD',
  items: [
    { name: 'Hours', rate: '33.335', qty: '3' },
    { name: 'Stamps', rate: '0.005', qty: '1' },
  ],
  dueDate: '2090-03-20',
  paymentMethods: { achDirectDebit: { enabled: true } },
};

const save = (changes: Partial<DraftContent> = {}, invoiceId?: string) =>
  world.as(world.seller, (context) =>
    saveDraft(context, {
      sellerOrganizationId: idOf(world.seller),
      ...(invoiceId !== undefined && { invoiceId }),
      content: { ...content, ...changes },
    }),
  );

const send = (invoiceId: string, sellerOrganizationId = idOf(world.seller)) =>
  world.as(world.seller, (context) => sendInvoice(context, { sellerOrganizationId, invoiceId }));

const remove = (invoiceId: string, sellerOrganizationId = idOf(world.seller)) =>
  world.as(world.seller, (context) => deleteDraft(context, { sellerOrganizationId, invoiceId }));

const sendContent = (changes: Partial<DraftContent> = {}, invoiceId?: string) =>
  world.as(world.seller, (context) =>
    sendInvoice(context, {
      sellerOrganizationId: idOf(world.seller),
      content: { ...content, ...changes },
      ...(invoiceId !== undefined && { invoiceId }),
    }),
  );

const countInvoices = async (): Promise<number> => {
  const { count } = await database.db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('seller_organization_id', '=', idOf(world.seller))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('a draft', () => {
  it('sums its lines, each rounded half up separately', async () => {
    const draft = await save();
    expect(draft).toMatchObject({ status: 'draft', number: null, baseAmountMinor: 10_002n, totalDueMinor: 10_002n });
  });

  it('adds fees to its base amount: a share of it, or a fixed amount', async () => {
    const draft = await save({
      fees: [
        { name: 'Service', type: 'percent', value: '0.0125' },
        { name: 'Shipping', type: 'fixed', value: '7.5' },
        { name: 'Open yet', type: 'fixed' },
      ],
      customFields: [{ label: 'Order', value: '4711' }],
    });
    // 100.02 × 1.25 % = 1.25025
    expect(draft).toMatchObject({ baseAmountMinor: 10_002n, amountToPayMinor: 10_877n, totalDueMinor: 10_877n });
    const seen = await getInvoiceFor({ app, db: database.db }, idOf(world.seller), draft.id);
    expect(seen.fees).toEqual([
      { name: 'Service', type: 'percent', value: { $numberDecimal: '0.0125' }, amount: { $numberDecimal: '1.25' } },
      { name: 'Shipping', type: 'fixed', value: { $numberDecimal: '7.5' }, amount: { $numberDecimal: '7.50' } },
      { name: 'Open yet', type: 'fixed', amount: { $numberDecimal: '0.00' } },
    ]);
    expect(seen.customFields).toEqual([{ id: '1', label: 'Order', value: '4711' }]);
  });

  it('can’t be sent with an incomplete fee or custom field', async () => {
    const refused = sendContent({ fees: [{ type: 'percent' }], customFields: [{ label: 'Order' }] });
    await expect(refused).rejects.toMatchObject({
      code: 'ValidationError',
      validations: [{ path: 'customFields.0.value' }, { path: 'fees.0.name' }, { path: 'fees.0.value' }],
    });
  });

  it('owes its fees once it is sent', async () => {
    const { invoice } = await sendContent({ fees: [{ name: 'Shipping', type: 'fixed', value: '7.5' }] });
    expect(invoice).toMatchObject({ baseAmountMinor: 10_002n, totalDueMinor: 10_752n });
    expect((await verifyLedger(database.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  });

  it('is replaced as a whole', async () => {
    const draft = await save();
    await save({ items: [{ name: 'One', rate: '1', qty: '1' }], dueDate: '2090-04-01' }, draft.id);
    const seen = await getInvoiceFor({ app, db: database.db }, idOf(world.seller), draft.id);
    expect(seen).toMatchObject({ dueDate: '2090-04-01', totalDue: { $numberDecimal: '1.00' } });
    expect(seen.items.map(({ name }) => name)).toEqual(['One']);
  });

  it('may be incomplete, and can then be completed and sent', async () => {
    const draft = await save({
      recipientEmail: undefined,
      recipientName: undefined,
      items: [{ qty: '2' }, { rate: '5' }],
    });
    expect(draft).toMatchObject({ recipientEmail: '', recipientName: '', totalDueMinor: 0n });
    const seen = await getInvoiceFor({ app, db: database.db }, idOf(world.seller), draft.id);
    expect(seen.recipient).toEqual({ isVerified: false, legalName: '' });
    expect(seen.items).toEqual([
      { name: '', qty: { $numberDecimal: '2' }, amount: { $numberDecimal: '0.00' } },
      { name: '', rate: { $numberDecimal: '5' }, amount: { $numberDecimal: '0.00' } },
    ]);
    await expect(send(draft.id)).rejects.toMatchObject({
      validations: [
        { path: 'recipientEmail' },
        { path: 'recipientName' },
        { path: 'items.0.name' },
        { path: 'items.0.rate' },
        { path: 'items.1.name' },
        { path: 'items.1.qty' },
      ].map((field) => ({ ...field, message: 'This field is required.' })),
    });
    await save({ items: [] }, draft.id);
    await expect(send(draft.id)).rejects.toMatchObject({ validations: [{ path: 'items' }] });
    await save({}, draft.id);
    expect((await send(draft.id)).invoice.status).toBe('sent');
  });

  it('is hidden from everybody once deleted, and can’t be changed, sent or deleted again', async () => {
    const { id } = await save();
    await remove(id);
    const gone = { code: 'NotFoundError' };
    await expect(getInvoiceFor({ app, db: database.db }, idOf(world.seller), id)).rejects.toMatchObject(gone);
    await expect(save({}, id)).rejects.toMatchObject(gone);
    await expect(send(id)).rejects.toMatchObject(gone);
    await expect(remove(id)).rejects.toMatchObject(gone);
    const events = await database.db
      .selectFrom('invoice_events')
      .select('event')
      .where('invoice_id', '=', id)
      .execute();
    expect(events.map(({ event }) => event)).toEqual(['save', 'delete']);
  });

  it('can be deleted by its seller only, and not after it was sent', async () => {
    const { id } = await save();
    await expect(remove(id, idOf(world.buyer))).rejects.toMatchObject({ code: 'NotFoundError' });
    await send(id);
    await expect(remove(id)).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });

  it('is either deleted or sent when both are requested at once', async () => {
    const { id } = await save();
    const outcomes = await Promise.allSettled([remove(id), send(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is visible to the seller only', async () => {
    const draft = await save({ recipientEmail: world.buyer.email });
    await expect(getInvoiceFor({ app, db: database.db }, idOf(world.buyer), draft.id)).rejects.toMatchObject({
      code: 'NotFoundError',
    });
    await expect(send(draft.id, idOf(world.buyer))).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it.each([
    ['currency', { currency: 'QQQ' }],
    ['dueDate', { dueDate: '2020-12-31' }],
    ['dueDate', { dueDate: '9999-12-31' }],
    ['items', { items: [{ name: 'All', rate: '999999999', qty: '999999999' }] }],
  ])('is refused with a message for %s', async (path, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ code: 'ValidationError', validations: [{ path }] });
  });
});

describe('sending', () => {
  it('numbers the invoice, bills it, links the buyer and mails a link', async () => {
    const { id } = await save({ recipientEmail: world.buyer.email });
    const { invoice, guestLink } = await send(id);
    expect(invoice).toMatchObject({
      status: 'sent',
      sendingDate: '2090-03-06',
      buyerOrganizationId: world.buyer.organizationId,
    });
    expect(invoice.number).toMatch(/^INV-\d{6}$/);
    expect(guestLink.url).toBe(`${app.config.publicUrl}/pay-invoice?token=${guestLink.token}`);
    const mail = await database.db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'data'])
      .where('about', '=', id)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      template: 'invoice-sent',
      recipient: world.buyer.email,
      data: { amount: '$100.02', link: guestLink.url },
    });
  });

  it('records events, each with actor, time, old and new status', async () => {
    const { id } = await save();
    await send(id);
    const events = await database.db
      .selectFrom('invoice_events')
      .select(['sequence', 'event', 'from_status', 'to_status', 'actor_kind', 'actor_id'])
      .where('invoice_id', '=', id)
      .orderBy('sequence')
      .execute();
    const actor = { actor_kind: 'customer', actor_id: world.seller.userId };
    expect(events).toEqual([
      { sequence: 1, event: 'save', from_status: null, to_status: 'draft', ...actor },
      { sequence: 2, event: 'send', from_status: 'draft', to_status: 'sent', ...actor },
    ]);
  });

  it('a second time is refused', async () => {
    const { id } = await save();
    await send(id);
    await expect(send(id)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await expect(save({}, id)).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });

  it.each([
    ['dueDate', 'a due date that has passed', { dueDate: '2090-03-05' }],
    ['items.0.rate', 'nothing to pay', { items: [{ name: 'Gift', rate: '0', qty: '1' }] }],
    ['currency', 'a currency that the seller has no account in', { currency: 'EUR' }],
  ])('is refused at %s for %s', async (path, _what, changes) => {
    const { id } = await save(changes);
    await expect(send(id)).rejects.toMatchObject({ code: 'ValidationError', validations: [{ path }] });
  });

  it('to one’s own organization is refused', async () => {
    const { id } = await save({ recipientEmail: world.seller.email });
    await expect(send(id)).rejects.toMatchObject({
      validations: [{ path: 'recipientEmail', message: 'A company can’t invoice itself.' }],
    });
  });

  it('replaces the draft’s content with the content of the call', async () => {
    const { invoice } = await sendContent({ recipientName: 'Straight Ltd' });
    expect(invoice).toMatchObject({ status: 'sent', recipientName: 'Straight Ltd' });
    const draft = await save();
    expect((await sendContent({ recipientName: 'Changed Ltd' }, draft.id)).invoice).toMatchObject({
      id: draft.id,
      recipientName: 'Changed Ltd',
    });
  });

  it('changes nothing when it is refused', async () => {
    const draft = await save();
    const before = await countInvoices();
    await expect(sendContent({ recipientEmail: world.seller.email })).rejects.toMatchObject({
      code: 'ValidationError',
    });
    await expect(sendContent({ dueDate: '2090-03-01' }, draft.id)).rejects.toMatchObject({ code: 'ValidationError' });
    expect(await countInvoices()).toBe(before);
    expect(await getInvoiceFor({ app, db: database.db }, idOf(world.seller), draft.id)).toMatchObject({
      dueDate: content.dueDate,
    });
  });

  it('requires an invoice', async () => {
    const nothing = world.as(world.seller, (context) =>
      sendInvoice(context, { sellerOrganizationId: idOf(world.seller) }),
    );
    await expect(nothing).rejects.toMatchObject({ validations: [{ path: 'invoiceId' }] });
  });

  it('is refused to a restricted organization', async () => {
    const restricted = await createTradingWorld(app, { sellerChanges: { status: 'restricted' } });
    await expect(restricted.send({ dueDate: '2090-03-20' })).rejects.toMatchObject({ code: 'PersonOrCompanyDisabled' });
  });

  it('keeps the seller’s name as it was', async () => {
    const { invoice } = await world.send({ dueDate: '2090-03-20' });
    await database.db
      .updateTable('organizations')
      .set({ legal_name: 'Renamed Inc.' })
      .where('id', '=', idOf(world.seller))
      .execute();
    const seen = await getInvoiceFor({ app, db: database.db }, idOf(world.buyer), invoice.id);
    expect(seen.sender.legalName).toBe('seller Inc.');
  });
});

describe('lists', () => {
  let trade: TradingWorld;
  const list = ({ viewer, ...query }: Partial<ListInvoices> & { readonly viewer: 'seller' | 'buyer' }) =>
    listInvoices(database.db, {
      organizationId: idOf(viewer === 'seller' ? trade.seller : trade.buyer),
      viewers: [viewer],
      place: 'list',
      today: '2090-01-15',
      limit: 25,
      ...query,
    });
  const dueDatesOf = async (page: ReturnType<typeof listInvoices>) =>
    (await page).invoices.map(({ dueDate }) => dueDate);

  beforeAll(async () => {
    trade = await createTradingWorld(app);
    for (const [dueDate, customName] of [
      ['2090-03-07', 'Past due soon'],
      ['2090-04-01', '50% deposit'],
      ['2090-05-01', 'Chairs'],
      ['2090-05-01', 'Tables'],
    ] as const) {
      await trade.send({ dueDate, customName });
    }
    await trade.as(trade.seller, (context) =>
      saveDraft(context, { sellerOrganizationId: idOf(trade.seller), content: { ...content, dueDate: '2090-06-01' } }),
    );
    await trade.goTo('2090-03-08');
  });

  it('show drafts to the seller, only sent invoices to the buyer, newest due date first', async () => {
    expect(await dueDatesOf(list({ viewer: 'seller' }))).toEqual([
      '2090-06-01',
      '2090-05-01',
      '2090-05-01',
      '2090-04-01',
      '2090-03-07',
    ]);
    expect(await dueDatesOf(list({ viewer: 'buyer' }))).toHaveLength(4);
  });

  it('can be paged without skipping or repeating, even within one due date', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ viewer: 'seller', limit: 2, cursor });
      seen.push(...page.invoices.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('refuse an invalid cursor', async () => {
    for (const text of ['nonsense', '2090-13-45 inv_x', '2090-02-30 inv_x', '2000-00-10 inv_x']) {
      const cursor = Buffer.from(text).toString('base64url');
      await expect(list({ viewer: 'seller', cursor })).rejects.toMatchObject({ validations: [{ path: 'cursor' }] });
    }
  });

  it('group open invoices into overdue and not overdue', async () => {
    expect(await dueDatesOf(list({ viewer: 'buyer', status: ['overdue'] }))).toEqual(['2090-03-07']);
    expect(await dueDatesOf(list({ viewer: 'buyer', status: ['unpaid'] }))).toHaveLength(3);
    expect(await dueDatesOf(list({ viewer: 'seller', status: ['sent', 'draft'] }))).toHaveLength(4);
    expect(await dueDatesOf(list({ viewer: 'seller', status: ['completed'] }))).toEqual([]);
  });

  it('match part of a summary, a number or the other party’s name, and take wildcards literally', async () => {
    expect(await dueDatesOf(list({ viewer: 'seller', search: 'chair' }))).toEqual(['2090-05-01']);
    expect(await dueDatesOf(list({ viewer: 'seller', search: '50%' }))).toEqual(['2090-04-01']);
    expect(await dueDatesOf(list({ viewer: 'seller', search: 'INV-000001' }))).toEqual(['2090-03-07']);
    expect(await dueDatesOf(list({ viewer: 'buyer', search: 'seller inc' }))).toHaveLength(4);
    expect(await dueDatesOf(list({ viewer: 'seller', search: 'seller inc' }))).toEqual([]);
  });

  it.each([
    ['ch', 1],
    ['c', 1],
    ['ha', 0],
    ['IN', 4],
    ['01', 1],
    ['00', 4],
  ])('match the beginning of a word or the end of a number by %j', async (search, found) => {
    expect(await dueDatesOf(list({ viewer: 'buyer', search }))).toHaveLength(found);
  });

  it('show no invoices of other organizations', async () => {
    const stranger = await createOrganization(database.db, {
      legalName: 'Stranger',
      organizationType: 'business',
      pricingTier: 'vault',
      ownerId: world.seller.userId,
    });
    expect((await list({ viewer: 'seller', organizationId: stranger.id })).invoices).toEqual([]);
  });
});
