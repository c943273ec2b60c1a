import type { AnsweredFile } from '@quittance/sdk/contract';
import type { InvoiceFormat } from '@quittance/sdk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor, ActorOf } from '../../kernel/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { guestInvites, type SentInvoice } from '../index.ts';
import { listInvoices } from '../list-invoices.ts';
import { presentRow } from '../present-invoice.ts';
import { readInvoiceAs } from '../read-invoice-as.ts';
import { readPdfText } from './pdf-text-fixtures.ts';
import { writeInvoiceFile } from './write-invoice-file.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;
let sent: SentInvoice;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  sent = await world.send({ dueDate: '2090-03-20', items: [{ name: 'Work', rate: '33.335', qty: '3' }] });
});

type Reader = ActorOf<'customer' | 'guest' | 'embed'>;

const fileFor = async (
  reader: Reader,
  id = sent.invoice.id,
  locale: 'en' | 'es' = 'en',
  format: InvoiceFormat = 'pdf',
): Promise<AnsweredFile> =>
  await writeInvoiceFile({ app, db, locale }, await readInvoiceAs({ app, db }, reader, id), format);

const textOf = async ({ content }: AnsweredFile): Promise<string> =>
  (await readPdfText(content as Uint8Array)).join(' ');

const guest = async (): Promise<ActorOf<'guest'>> => await guestInvites.findInvite(db, sent.guestLink.token);

const embed = (invited: ActorOf<'guest'> | null): ActorOf<'embed'> => ({
  kind: 'embed',
  embedSessionId: 'ems_1',
  organizationId: invited ? null : (world.buyer.organizationId ?? ''),
  guest: invited,
  widgets: ['invoice'],
  origin: 'https://shop.example',
});

describe('the PDF of an invoice that offers other ways to pay', () => {
  it('has the seller’s instructions, and the account and reference of a bank transfer', async () => {
    const { invoice } = await world.send({
      dueDate: '2090-03-20',
      paymentMethods: {
        achDirectDebit: { enabled: false },
        externalPayment: { enabled: true, instructions: 'By cheque to Seller Inc.\n1 Quay Road' },
        bankTransfer: { enabled: true },
      },
    });
    const text = await textOf(await fileFor(world.buyer, invoice.id));
    expect(text).toContain('By cheque to Seller Inc. 1 Quay Road');
    expect(text).toMatch(/Account holder: seller Inc\. .*Reference: RF\d\dINV[0-9A-F]{16}/);
  });
});

describe('the PDF of an invoice', () => {
  it('is named after its number, and a draft’s is a preview', async () => {
    expect((await fileFor(world.seller)).name).toBe(`Invoice - ${sent.invoice.number}.pdf`);
    expect((await fileFor(world.seller, sent.invoice.id, 'es')).name).toBe(`Factura - ${sent.invoice.number}.pdf`);
  });

  it('shows the figures of the list', async () => {
    const text = await textOf(await fileFor(world.seller));
    const organizationId = world.seller.organizationId ?? '';
    const today = await app.clock.today(db);
    const { invoices } = await listInvoices(db, {
      organizationId,
      viewers: ['seller'],
      place: 'list',
      today,
      limit: 10,
    });
    const listed = invoices.find(({ id }) => id === sent.invoice.id) ?? expect.fail();
    const row = presentRow(listed, 'seller', today);
    expect(row.finalAmount.$numberDecimal).toBe('100.01');
    expect(text).toContain('Work $33.335 3 $100.01');
    expect(text).toContain('Total due $100.01');
  });

  it.each([
    ['the seller', () => world.seller],
    ['the buyer', () => world.buyer],
    ['the holder of the guest link', guest],
    ['an embed session for it', async () => embed(await guest())],
  ] as const)('opens for %s', async (_who, reader) => {
    expect(await textOf(await fileFor(await reader()))).toContain(`Invoice number ${sent.invoice.number}`);
  });

  it('is not found by other organizations', async () => {
    const other = await createTradingWorld(app);
    await expect(fileFor(other.seller)).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('is refused to the link of another invoice', async () => {
    const { invoice } = await world.send({ dueDate: '2090-03-21' });
    await expect(fileFor(await guest(), invoice.id)).rejects.toMatchObject({ code: 'InvalidInviteTokenError' });
  });

  it('is refused to embed sessions of an organization', async () => {
    await expect(fileFor(embed(null))).rejects.toMatchObject({ code: 'ForbiddenError' } satisfies { code: string });
  });

  it.each(['ubl', 'cii'] as const)('has no %s while an address is unknown', async (format) => {
    await expect(fileFor(world.seller, sent.invoice.id, 'en', format)).rejects.toMatchObject({
      code: 'EInvoiceUnavailableError',
    });
  });

  it('does not reveal the buyer’s company to a guest', async () => {
    const actor: Actor = await guest();
    const text = await textOf(await fileFor(actor));
    expect(text).toContain('Buyer Inc.');
    expect(text).not.toContain('buyer Inc.');
  });
});
