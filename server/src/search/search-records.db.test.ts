import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { addContact, inviteContact } from '../contacts/index.ts';
import { createPerson } from '../identity/index.ts';
import { password, signIn } from '../identity/sign-in-fixtures.ts';
import { type DraftContent, deleteDraft, saveDraft, sendInvoice } from '../invoices/index.ts';
import { addMember } from '../organizations/index.ts';
import { dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';

interface Hit {
  readonly kind: string;
  readonly _id: string;
  readonly title: string;
  readonly detail: string;
}

const server = testServer(testDatabase());
const { app } = server;

let own: Company;
let other: Company;
let client: TestClient;

beforeAll(async () => {
  own = await newOrganization(app, {
    legalName: 'Own Company',
    handle: 'own_company',
    openAccounts: [{ currency: 'USD' }],
  });
  other = await newOrganization(app, { legalName: 'Crème Brûlée Ñandú Œuvre', handle: 'creme_co' });
  client = await signIn(server, own);
  await addCompany('creme_co');
});

const addCompany = (handle: string) =>
  actAs(app, own, (context) =>
    addContact(context, { organizationId: own.organization.id, handle, category: 'customer' }),
  );

const ask = async (q: string, by = client, userId = own.userId) =>
  await by.request(`/api/${userId}/search?q=${encodeURIComponent(q)}`);

const find = async (q: string, by?: TestClient, userId?: string): Promise<readonly Hit[]> =>
  dataOf<{ items: Hit[] }>(await ask(q, by, userId)).items;

const titlesOf = async (q: string) => (await find(q)).map(({ title }) => title);

const draft = (content: Partial<DraftContent>) =>
  actAs(app, own, (context) =>
    saveDraft(context, {
      sellerOrganizationId: own.organization.id,
      content: {
        recipientEmail: other.email,
        recipientName: 'Crème Co.',
        currency: 'USD',
        dueDate: '2090-01-01',
        items: [{ name: 'Work', rate: '100', qty: '1' }],
        paymentMethods: { achDirectDebit: { enabled: true } },
        ...content,
      },
    }),
  );

async function signInWithRole(role: 'read-only' | 'no-access'): Promise<[TestClient, string]> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const userId = await createPerson(app.db, { email, password, firstName: 'Mo', lastName: 'Field' });
  await addMember(app.db, { organizationId: own.organization.id, personId: userId, role });
  return [await signIn(server, { email }), userId];
}

describe('a search', () => {
  it.each(['creme', 'CRÈME', 'brulee', 'nandu', 'oeuvre', 'œuvre', '@creme_co', 'ulé', 'c'])(
    'finds a contact by %j, whatever the case and the accents',
    async (text) => {
      expect(await find(text)).toContainEqual({
        kind: 'contact',
        _id: expect.stringMatching(/^con_/),
        title: 'Crème Brûlée Ñandú Œuvre',
        detail: '@creme_co',
      });
    },
  );

  it('finds an invoice as income of its seller and as expense of its buyer', async () => {
    const { id } = await draft({ customName: 'Retainer for spring' });
    expect(await find('retainer')).toEqual([
      { kind: 'income', _id: id, title: 'Retainer for spring', detail: 'Crème Co.' },
    ]);
    const sent = await actAs(app, own, (context) =>
      sendInvoice(context, { sellerOrganizationId: own.organization.id, invoiceId: id }),
    );
    const number = sent.invoice.number ?? '';
    const buyer = await signIn(server, other);
    expect(await find('retainer')).toEqual([{ kind: 'income', _id: id, title: number, detail: 'Crème Co.' }]);
    expect(await find(number.slice(-4), buyer, other.userId)).toEqual([
      { kind: 'expense', _id: id, title: number, detail: 'Own Company' },
    ]);
  });

  it('no longer finds a deleted draft', async () => {
    const { id } = await draft({ customName: 'Quixotic' });
    await actAs(app, own, (context) =>
      deleteDraft(context, { sellerOrganizationId: own.organization.id, invoiceId: id }),
    );
    expect(await find('quixotic')).toEqual([]);
  });

  it('lists titles that begin with the text first, then words, then the others', async () => {
    for (const legalName of ['Nebraska Aurora', 'Xaurora', 'Aurora Works']) {
      await addCompany((await newOrganization(app, { legalName })).handle);
    }
    expect(await titlesOf('aurora')).toEqual(['Aurora Works', 'Nebraska Aurora', 'Xaurora']);
  });

  it('finds at most five records of a kind', async () => {
    for (let n = 0; n < 8; n += 1)
      await addCompany((await newOrganization(app, { legalName: `Plentiful ${n}` })).handle);
    expect(await titlesOf('plentiful')).toEqual([0, 1, 2, 3, 4].map((n) => `Plentiful ${n}`));
  });

  it('takes wildcards and patterns as text', async () => {
    for (const text of ['%', '_%_', '.*', '\\', 'creme%', '(', '[a', "'", '\\E']) expect(await find(text)).toEqual([]);
  });

  it('of nothing finds nothing', async () => {
    expect(await find(' ')).toEqual([]);
  });

  it('finds a renamed company by its new name only', async () => {
    const renamed = await newOrganization(app, { legalName: 'Oldname' });
    await addCompany(renamed.handle);
    await app.db
      .updateTable('organizations')
      .set({ legal_name: 'Freshname' })
      .where('id', '=', renamed.organization.id)
      .execute();
    expect(await titlesOf('freshname')).toEqual(['Freshname']);
    expect(await titlesOf('oldname')).toEqual([]);
  });
});

describe('who may search', () => {
  it('a read-only member, but nobody without access', async () => {
    const [reader, readerId] = await signInWithRole('read-only');
    expect(await find('brulee', reader, readerId)).toHaveLength(1);
    const [excluded, excludedId] = await signInWithRole('no-access');
    expect((await ask('creme', excluded, excludedId)).status).toBe(403);
  });

  it('finds nothing of another organization', async () => {
    await draft({ customName: 'Secret draft' });
    const buyer = await signIn(server, other);
    expect(await find('secret', buyer, other.userId)).toEqual([]);
    expect(await find('creme', buyer, other.userId)).toEqual([]);
  });
});

describe('the entries', () => {
  it('equal their records after all changes', async () => {
    await actAs(app, own, (context) =>
      inviteContact(context, {
        organizationId: own.organization.id,
        email: 'drift@example.com',
        firstName: 'Dri',
        lastName: 'Ft',
      }),
    );
    const columns = sql.raw('record_id, kind, organization_id, title, detail, extra, sort_date');
    const { rows } = await sql`
      (select ${columns} from search_entries except select ${columns} from search_source)
      union all
      (select ${columns} from search_source except select ${columns} from search_entries)`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('can’t be written by the app', async () => {
    await expect(sql`delete from search_entries`.execute(app.db)).rejects.toThrow('permission denied');
  });
});
