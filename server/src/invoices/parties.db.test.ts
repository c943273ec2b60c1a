import { beforeAll, describe, expect, it } from 'vitest';
import { addContact } from '../contacts/index.ts';
import { createOrganization } from '../organizations/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { getInvoiceFor, guestInvites, presentInvoice, rejectInvoice, saveDraft } from './index.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const dueDate = '2090-03-20';
const address = { line1: '1 Pier', city: 'Boston', postalCode: '02110', country: 'US' };
const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(() => startOn(app, '2090-03-06'));

async function newWorld(): Promise<void> {
  world = await createTradingWorld(app);
  await change(idOf(world.buyer), { address: JSON.stringify(address) });
}

const change = (id: string, changes: { legal_name?: string; address?: string; status?: 'restricted' }) =>
  db.updateTable('organizations').set(changes).where('id', '=', id).execute();

const giveBuyerNoAccess = () =>
  db.updateTable('memberships').set({ role: 'no-access' }).where('organization_id', '=', idOf(world.buyer)).execute();

describe('the buyer on a sent invoice', () => {
  beforeAll(newWorld);

  it('keeps the name of the time when the invoice was sent', async () => {
    const { invoice } = await world.send({ dueDate });
    await change(idOf(world.buyer), {
      legal_name: 'Renamed Inc.',
      address: JSON.stringify({ ...address, line1: 'Moved' }),
    });
    const seen = await getInvoiceFor({ app, db }, idOf(world.buyer), invoice.id);
    expect(seen.recipient).toMatchObject({ _id: idOf(world.buyer), legalName: 'buyer Inc.', address });
  });

  it('appears to the seller and to link holders as typed by the seller, until it pays', async () => {
    const { invoice } = await world.send({ dueDate, recipientName: 'Typed Name' });
    const typed = { isVerified: false, legalName: 'Typed Name', email: world.buyer.email };
    for (const audience of ['seller', 'guest'] as const) {
      const seen = await presentInvoice({ app, db }, invoice, audience);
      expect(seen.recipient).toEqual(typed);
      expect(seen).not.toHaveProperty('recipientId');
    }
    const sent = await world.send({ dueDate, recipientName: 'Typed Name' });
    const debited = await world.payAsGuest(sent, 'everyday');
    for (const audience of ['seller', 'guest'] as const) {
      const seen = await presentInvoice({ app, db }, debited, audience);
      expect(seen, 'anybody may pay by the link').not.toHaveProperty('recipientId');
    }
    await world.deposit('100');
    const paid = await presentInvoice({ app, db }, await world.payFromBalance(invoice), 'seller');
    expect(paid).toMatchObject({
      recipientId: idOf(world.buyer),
      recipient: { _id: idOf(world.buyer), isVerified: true },
    });
  });
});

describe('the buyer that is a contact of the seller', () => {
  /** Makes the seller know the buyer, and the buyer the seller if both are to. */
  async function connect(isMutual: boolean): Promise<void> {
    await newWorld();
    const [seller, buyer] = [idOf(world.seller), idOf(world.buyer)];
    const handles = new Map([seller, buyer].map((id, index) => [id, `party-${index}-${id.slice(-8)}`]));
    for (const [id, handle] of handles)
      await db.updateTable('organizations').set({ handle }).where('id', '=', id).execute();
    const add = (organizationId: string, handle = '') =>
      world.as(organizationId === seller ? world.seller : world.buyer, (context) =>
        addContact(context, { organizationId, handle, category: 'supplier' }),
      );
    await add(seller, handles.get(buyer));
    if (isMutual) await add(buyer, handles.get(seller));
  }

  it('has the address that the seller sees, on the draft and for all who see the invoice, as it was when sent', async () => {
    await connect(true);
    const { invoice } = await world.send({ dueDate, recipientName: 'Typed Name' });
    await change(idOf(world.buyer), { address: JSON.stringify({ ...address, line1: 'Moved' }) });
    for (const audience of ['seller', 'guest'] as const) {
      const seen = await presentInvoice({ app, db }, invoice, audience);
      expect(seen.recipient).toMatchObject({ legalName: 'Typed Name', isVerified: false, address });
      expect(seen).not.toHaveProperty('recipientId');
    }
    const draft = await world.as(world.seller, (context) =>
      saveDraft(context, {
        sellerOrganizationId: idOf(world.seller),
        content: {
          recipientEmail: world.buyer.email,
          currency: 'USD',
          items: [{ name: 'Work', rate: '1', qty: '1' }],
          dueDate,
          paymentMethods: { achDirectDebit: { enabled: true } },
        },
      }),
    );
    const seen = await presentInvoice({ app, db }, draft, 'seller');
    expect(seen.recipient.address).toMatchObject({ line1: 'Moved' });
  });

  it('has none if the seller doesn’t know the email address as the contact’s', async () => {
    await connect(false);
    const { invoice } = await world.send({ dueDate });
    expect((await presentInvoice({ app, db }, invoice, 'seller')).recipient).not.toHaveProperty('address');
  });
});

describe('the buyer on a rejected invoice', () => {
  beforeAll(newWorld);

  it('appears if its own people reject it signed in, not if the holder of the link does', async () => {
    const byLink = await world.send({ dueDate });
    const guest = await guestInvites.findInvite(db, byLink.guestLink.token);
    const signedIn = await world.send({ dueDate });
    const reject = (by: typeof guest | typeof world.buyer, invoiceId: string) =>
      world.as(by, (context) => rejectInvoice(context, { invoiceId, by, message: null }));
    const rejected = {
      byLink: await reject(guest, byLink.invoice.id),
      signedIn: await reject(world.buyer, signedIn.invoice.id),
    };
    for (const audience of ['seller', 'guest'] as const) {
      const seen = await presentInvoice({ app, db }, rejected.byLink, audience);
      expect(seen).not.toHaveProperty('recipientId');
      expect(seen.recipient).not.toHaveProperty('_id');
    }
    const seen = await presentInvoice({ app, db }, rejected.signedIn, 'seller');
    expect(seen.recipientId).toBe(idOf(world.buyer));
  });
});

describe('an invoice is linked to no organization', () => {
  it('if the person has no access', async () => {
    await newWorld();
    await giveBuyerNoAccess();
    expect((await world.send({ dueDate })).invoice.buyerOrganizationId).toBeNull();
  });

  it('that is restricted, but to the person’s next organization', async () => {
    await newWorld();
    await change(idOf(world.buyer), { status: 'restricted' });
    expect((await world.send({ dueDate })).invoice.buyerOrganizationId).toBeNull();
    const next = await createOrganization(db, {
      legalName: 'Next Inc.',
      organizationType: 'business',
      pricingTier: 'premium',
      ownerId: world.buyer.userId,
    });
    expect((await world.send({ dueDate })).invoice.buyerOrganizationId).toBe(next.id);
  });
});

it('a draft offers bank debits only in dollars, whatever was requested', async () => {
  await newWorld();
  const draftIn = (currency: string) =>
    world.as(world.seller, (context) =>
      saveDraft(context, {
        sellerOrganizationId: idOf(world.seller),
        content: {
          recipientEmail: 'nobody@example.org',
          recipientName: 'Nobody',
          currency,
          items: [{ name: 'Work', rate: '1', qty: '1' }],
          dueDate,
          paymentMethods: { achDirectDebit: { enabled: true } },
        },
      }),
    );
  expect((await draftIn('EUR')).achDirectDebitEnabled).toBe(false);
  expect((await draftIn('USD')).achDirectDebitEnabled).toBe(true);
});

describe('a buyer’s plus address in production', () => {
  const saveFor = (recipientEmail: string, mode: 'production' | 'sandbox' = 'production') =>
    world.as(world.seller, (context) =>
      saveDraft(
        { ...context, app: { ...context.app, config: { ...context.app.config, mode } } },
        {
          sellerOrganizationId: idOf(world.seller),
          content: {
            recipientEmail,
            recipientName: 'Nobody',
            currency: 'USD',
            items: [{ name: 'Hours', rate: '1', qty: '1' }],
            dueDate,
            paymentMethods: { achDirectDebit: { enabled: false } },
          },
        },
      ),
    );
  const refusal = {
    code: 'ValidationError',
    validations: [{ path: 'recipientEmail', message: 'Email with plus addressing are not allowed.' }],
  };

  it('is refused when it is new, except at our own domain', async () => {
    await newWorld();
    await expect(saveFor('maya+1@harbor.example')).rejects.toMatchObject(refusal);
    await expect(saveFor('maya+1@bancoli.com')).resolves.toMatchObject({ recipientEmail: 'maya+1@bancoli.com' });
  });

  it('still works if the seller has already invoiced it', async () => {
    await newWorld();
    await saveFor('maya+2@harbor.example', 'sandbox');
    await expect(saveFor('maya+2@harbor.example')).resolves.toMatchObject({ status: 'draft' });
  });

  it('still works if a member of an organization has it', async () => {
    await newWorld();
    await database.db
      .updateTable('people')
      .set({ email: 'maya+3@harbor.example' })
      .where('id', '=', world.buyer.userId)
      .execute();
    await expect(saveFor('maya+3@harbor.example')).resolves.toMatchObject({ status: 'draft' });
  });
});

describe('a guest without a way to pay', () => {
  beforeAll(newWorld);

  it.each([
    ['reads whom to ask, also in the mail', false],
    ['reads no such hint if a bank debit is offered', true],
  ])('%s', async (_what, enabled) => {
    const { invoice } = await world.send({
      dueDate,
      recipientEmail: 'guest@example.org',
      paymentMethods: { achDirectDebit: { enabled } },
    });
    const contact = enabled ? undefined : world.seller.email;
    expect((await presentInvoice({ app, db }, invoice, 'guest')).sender.email).toBe(contact);
    expect((await presentInvoice({ app, db }, invoice, 'seller')).sender.email).toBeUndefined();
    const { data } = await db
      .selectFrom('outbox')
      .select('data')
      .where('about', '=', invoice.id)
      .executeTakeFirstOrThrow();
    expect((data as { contactEmail?: string }).contactEmail).toBe(contact);
  });
});
