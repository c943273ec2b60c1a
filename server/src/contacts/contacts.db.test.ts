import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { password, type SignInPerson, signIn } from '../identity/sign-in-fixtures.ts';
import { addMember } from '../organizations/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { actAs, type Company, newOrganization } from './contacts-fixtures.ts';
import { addContact, inviteContact } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;

interface WireContact {
  readonly _id: string;
  readonly handle?: string;
  readonly legalName?: string;
  readonly category: string;
}
type Groups = Record<'connected' | 'invited', { items: WireContact[]; nextCursor: string | null }>;

let own: Company;
let client: TestClient;

beforeAll(async () => {
  own = await newOrganization(app, { legalName: 'Own Company', handle: 'own_company' });
  client = await signIn(server, own);
});

const ask = (method: string, path: string, body?: unknown, by = client, userId = own.userId) =>
  by.request(`/api/${userId}${path}`, { method, ...(body !== undefined && { body }) });

const list = async (query = ''): Promise<Groups> => dataOf<Groups>(await ask('GET', `/contacts${query}`));

const add = (handle: string, category = 'customer') => ask('POST', '/contacts/add', { handle, category });

const messageOf = ({ body }: { readonly body: unknown }) =>
  (body as { validations?: { path: string; message: string }[] }).validations?.[0];

async function signInAs(role: 'manager' | 'read-only' | 'no-access'): Promise<[TestClient, string]> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const userId = await createPerson(app.db, { email, password, firstName: 'Mo', lastName: 'Field' });
  await addMember(app.db, { organizationId: own.organization.id, personId: userId, role });
  const person: Pick<SignInPerson, 'email'> = { email };
  return [await signIn(server, person), userId];
}

describe('adding a contact', () => {
  it('by its handle in any case shows what may be known of a verified company', async () => {
    const other = await newOrganization(app, { legalName: 'Cedar Trading', handle: 'cedar_trading' });
    const answer = await add('Cedar_Trading', 'supplier');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        _id: expect.stringMatching(/^con_/),
        status: 'connected',
        category: 'supplier',
        handle: 'cedar_trading',
        legalName: 'Cedar Trading',
        organizationName: 'Cedar Trading',
        isVerified: true,
        address: { line1: '1 Pier', city: 'Boston', country: 'US' },
        country: 'US',
        addedAt: expect.any(String),
      },
    });
    expect(JSON.stringify(await list())).not.toContain(other.email);
  });

  it('twice at once gives one contact', async () => {
    const { handle } = await newOrganization(app);
    const answers = await Promise.all([add(handle), add(handle), add(handle)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => dataOf<WireContact>(answer)._id)).size).toBe(1);
  });

  it('again in another category is refused', async () => {
    const { handle } = await newOrganization(app);
    await add(handle, 'customer');
    expect(messageOf(await add(handle, 'supplier'))).toEqual({
      path: 'handle',
      message: 'This company is already in your contacts.',
    });
  });

  it.each([
    ['of nobody', async () => 'nobody_has', 'No company has this handle.'],
    ['of one’s own company', async () => 'own_company', 'You cannot add your own company.'],
    [
      'of a restricted company',
      async () => (await newOrganization(app, { status: 'restricted' })).handle,
      'No company has this handle.',
    ],
    ['that is too short', async () => 'abc', 'Minimum of 4 characters expected'],
  ])('by a handle %s is refused', async (_, handle, message) => {
    const answer = await add(await handle());
    expect([answer.status, messageOf(answer)]).toEqual([422, { path: 'handle', message }]);
  });

  it('shows neither address nor country of a company that is not verified', async () => {
    const { handle } = await newOrganization(app, { verificationStatus: 'in_progress' });
    const contact = dataOf(await add(handle));
    expect(contact).toMatchObject({ isVerified: false, handle });
    expect(contact).not.toHaveProperty('address');
    expect(contact).not.toHaveProperty('country');
  });

  it('shows the owner’s address once both companies have each other as contacts', async () => {
    const other = await newOrganization(app);
    expect(dataOf(await add(other.handle))).not.toHaveProperty('email');
    await actAs(app, other, (context) =>
      addContact(context, { organizationId: other.organization.id, handle: own.handle, category: 'supplier' }),
    );
    expect(dataOf(await add(other.handle))).toMatchObject({ email: other.email, firstName: 'Ada' });
  });
});

describe('the list of contacts', () => {
  it('is grouped by status, with the invited apart', async () => {
    const email = 'grouped@supplier.example';
    await ask('POST', '/contacts/new-invite', { firstName: 'Gro', lastName: 'Uped', email });
    const { connected, invited } = await list();
    expect(connected.items.every((contact) => contact.handle)).toBe(true);
    expect(invited.items).toContainEqual(
      expect.objectContaining({
        status: 'invited',
        category: 'supplier',
        email,
        firstName: 'Gro',
        lastName: 'Uped',
        isVerified: false,
        invite: {
          sentAt: expect.any(String),
          expiresAt: expect.any(String),
          resendAt: expect.any(String),
          isUndeliverable: false,
        },
      }),
    );
  });

  it('pages through a group by name, each contact once, also of the same name', async () => {
    for (const legalName of ['ödland', 'Twin', 'twin', 'Alder', 'Twin', 'Zinc']) {
      await add((await newOrganization(app, { legalName: `Paged ${legalName}` })).handle);
    }
    const seen: (string | undefined)[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `?status=connected&search=paged&limit=2${cursor && `&cursor=${cursor}`}`;
      const { connected } = await list(query);
      seen.push(...connected.items.map(({ legalName }) => legalName?.replace('Paged ', '')));
      cursor = connected.nextCursor;
    }
    expect(seen.map((name) => name?.toLowerCase())).toEqual(['alder', 'twin', 'twin', 'twin', 'zinc', 'ödland']);
  });

  it('is searched by name, handle and invited address, wildcards taken literally', async () => {
    const { handle } = await newOrganization(app, { legalName: '100% Quillon Optics', handle: 'qopt_x' });
    await add(handle);
    await ask('POST', '/contacts/new-invite', { firstName: 'Quill', lastName: 'Work', email: 'desk@qmail.example' });
    const found = async (search: string) => {
      const { connected, invited } = await list(`?search=${encodeURIComponent(search)}`);
      return [connected.items.length, invited.items.length];
    };
    expect(await found('QUILL')).toEqual([1, 1]);
    expect(await found('qopt_')).toEqual([1, 0]);
    expect(await found('desk@qm')).toEqual([0, 1]);
    expect(await found('qu')).toEqual([1, 1]);
    expect(await found('0%')).toEqual([1, 0]);
    expect(await found('zebra crossing')).toEqual([0, 0]);
  });

  it('is filtered by category', async () => {
    const { connected } = await list('?category=supplier&limit=100');
    expect(connected.items.length).toBeGreaterThan(0);
    expect(new Set(connected.items.map(({ category }) => category))).toEqual(new Set(['supplier']));
  });

  it('follows a company that changes its name', async () => {
    const other = await newOrganization(app, { legalName: 'Before' });
    await add(other.handle);
    await app.db
      .updateTable('organizations')
      .set({ legal_name: 'Afterwards', handle: 'afterwards' })
      .where('id', '=', other.organization.id)
      .execute();
    const { connected } = await list('?search=afterwards');
    expect(connected.items).toEqual([expect.objectContaining({ legalName: 'Afterwards', handle: 'afterwards' })]);
  });

  it('shows a contact that was restricted later by its name only', async () => {
    const other = await newOrganization(app, { legalName: 'Fallen Inc' });
    await add(other.handle);
    await actAs(app, other, (context) =>
      addContact(context, { organizationId: other.organization.id, handle: own.handle, category: 'supplier' }),
    );
    await app.db.updateTable('organizations').set({ status: 'ofac' }).where('id', '=', other.organization.id).execute();
    const [contact] = (await list('?search=fallen')).connected.items;
    expect(contact).toMatchObject({ legalName: 'Fallen Inc', isVerified: false });
    expect(contact).not.toHaveProperty('address');
    expect(contact).not.toHaveProperty('email');
  });

  it.each([
    '?cursor=zzz&status=connected',
    `?status=connected&cursor=${btoa('con_1')}`,
    '?cursor=x',
    '?status=blocked',
  ])('refuses %s', async (query) => {
    expect((await ask('GET', `/contacts${query}`)).status).toBe(422);
  });

  it('is one’s own: another company sees nothing of it', async () => {
    const stranger = await newOrganization(app);
    const answer = await ask('GET', '/contacts', undefined, await signIn(server, stranger), stranger.userId);
    expect(answer.body).toEqual({
      data: { connected: { items: [], nextCursor: null }, invited: { items: [], nextCursor: null } },
    });
  });
});

describe('moving a contact', () => {
  const move = (body: object) => ask('POST', '/contacts/move', body);
  const toSupplier = { category: 'customer', newCategory: 'supplier' };

  it('changes its category, by handle or by the invited address, and can be repeated', async () => {
    const { handle } = await newOrganization(app);
    await add(handle);
    expect(dataOf(await move({ handle, ...toSupplier }))).toMatchObject({ category: 'supplier' });
    expect(dataOf(await move({ handle, ...toSupplier }))).toMatchObject({ category: 'supplier' });
    const ownerEmail = 'moved@supplier.example';
    await ask('POST', '/contacts/new-invite', { firstName: 'Mo', lastName: 'Ved', email: ownerEmail });
    const back = { ownerEmail, category: 'supplier', newCategory: 'customer' };
    expect(dataOf(await move(back))).toMatchObject({ category: 'customer', email: ownerEmail });
  });

  it('is refused for a contact of another category, an unknown one and nobody', async () => {
    const { handle } = await newOrganization(app);
    await add(handle, 'customer');
    const wrong = { handle, category: 'supplier', newCategory: 'supplier' };
    expect((await move(wrong)).status).toBe(404);
    expect((await move({ handle: 'nobody_has', ...toSupplier })).status).toBe(404);
    expect(messageOf(await move(toSupplier))).toEqual({ path: 'handle', message: 'This field is required.' });
  });

  it('is refused for a contact of another company', async () => {
    const [other, third] = [await newOrganization(app), await newOrganization(app)];
    const organizationId = other.organization.id;
    await actAs(app, other, async (context) => {
      await addContact(context, { organizationId, handle: third.handle, category: 'customer' });
      await inviteContact(context, { organizationId, firstName: 'A', lastName: 'B', email: 'theirs@x.example' });
    });
    expect((await move({ handle: third.handle, ...toSupplier })).status).toBe(404);
    const theirs = { ownerEmail: 'theirs@x.example', category: 'supplier', newCategory: 'customer' };
    expect((await move(theirs)).status).toBe(404);
  });
});

describe('finding a company', () => {
  const find = async (q: string) => dataOf(await ask('GET', `/organization/find?q=${encodeURIComponent(q)}`));

  it('needs the whole handle, in any case', async () => {
    await newOrganization(app, { legalName: 'Lighthouse Ltd', handle: 'lighthouse' });
    const organization = { handle: 'lighthouse', legalName: 'Lighthouse Ltd', isVerified: true, country: 'US' };
    expect(await find(' LightHouse ')).toEqual({ organization });
    for (const part of ['lighthous', 'light', '%', 'Lighthouse Ltd', '']) {
      expect(await find(part)).toEqual({ organization: null });
    }
  });

  it('finds none that is restricted, whose handle is taken nevertheless', async () => {
    const { handle } = await newOrganization(app, { status: 'verification_denied' });
    expect(await find(handle)).toEqual({ organization: null });
    const taken = (text: string) => ask('GET', `/organization/handle/${text}`);
    expect(dataOf(await taken(handle.toUpperCase()))).toEqual({ exist: true });
    expect(dataOf(await taken('nobody_has'))).toEqual({ exist: false });
    expect(dataOf(await taken(handle.slice(0, -1)))).toEqual({ exist: false });
  });
});

describe('roles', () => {
  const changes: [method: string, path: string, body: object][] = [
    ['POST', '/contacts/add', { handle: 'own_company', category: 'customer' }],
    ['POST', '/contacts/move', { handle: 'nobody_has', category: 'customer', newCategory: 'supplier' }],
    ['POST', '/contacts/new-invite', { firstName: 'A', lastName: 'B', email: 'roles@x.example' }],
    ['POST', '/contacts/resend-invite', { email: 'roles@x.example' }],
    ['DELETE', '/contacts/invite', { email: 'roles@x.example' }],
    ['POST', '/contacts/referral-partners', { emails: ['roles@x.example'] }],
  ];
  const reads = ['/contacts', '/contacts/referral-partners', '/organization/find?q=own_company'];

  it('a read-only user looks and changes nothing', async () => {
    const [reader, userId] = await signInAs('read-only');
    for (const path of reads) expect((await ask('GET', path, undefined, reader, userId)).status).toBe(200);
    for (const [method, path, body] of changes) {
      expect(codeOf(await ask(method, path, body, reader, userId))).toBe('ForbiddenError');
    }
  });

  it('a user without access sees nothing', async () => {
    const [outsider, userId] = await signInAs('no-access');
    for (const path of reads) {
      expect(codeOf(await ask('GET', path, undefined, outsider, userId))).toBe('ForbiddenError');
    }
  });

  it('a manager invites suppliers', async () => {
    const [manager, userId] = await signInAs('manager');
    const body = { firstName: 'By', lastName: 'Manager', email: 'by-manager@x.example' };
    expect((await ask('POST', '/contacts/new-invite', body, manager, userId)).status).toBe(200);
  });

  it('nobody signed out gets an answer', async () => {
    for (const path of reads) {
      expect((await server.client().request(`/api/new${path}`)).status).toBe(401);
    }
  });
});
