import { describe, expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { newEmail, newPerson, password } from '../identity/sign-in-fixtures.ts';
import { type Acting, acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';

const server = testServer(testDatabase());
const { app } = server;

let handles = 0;
const newHandle = () => {
  handles += 1;
  return `handle_${handles}`;
};

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));
const messages = ({ body }: TestAnswer) => (body as { validations: { path: string; message: string }[] }).validations;

const create = (by: Acting, handle: string, organizationType?: string) =>
  by.ask('POST', '/organization', { handle, ...(organizationType && { organizationType }) });

interface Me {
  readonly organizationId: string | null;
  readonly role: string;
  readonly company: Readonly<Record<string, unknown>> | null;
}
const meOf = async (by: Acting) => dataOf<Me>(await by.ask('GET', '/me'));

describe('creating a business', () => {
  it('makes the person its owner, on the free plan and unverified, and acts for it', async () => {
    const person = await newOwner(server);
    const handle = newHandle();
    expect(outcome(await create(person, handle.toUpperCase()))).toBe('done');
    expect(await meOf(person)).toMatchObject({
      role: 'owner',
      company: {
        legalName: handle,
        handle,
        organizationType: 'business',
        pricingTier: 'vault',
        verificationStatus: 'not_started',
      },
    });
  });

  it('is possible for a person without an organization', async () => {
    const email = newEmail();
    const userId = await createPerson(app.db, { email, password, firstName: 'Ada', lastName: 'Vale' });
    const { organization } = await newPerson(app.db);
    const person = await acting(server, { email, userId, organization });
    expect(await meOf(person)).toMatchObject({ organizationId: null, company: null });
    expect(outcome(await create(person, newHandle(), 'solopreneur'))).toBe('done');
    expect(await meOf(person)).toMatchObject({ role: 'owner', company: { organizationType: 'solopreneur' } });
  });

  it('is refused for a handle that is taken, short, long or has other characters', async () => {
    const person = await newOwner(server);
    const handle = newHandle();
    await create(person, handle);
    expect(messages(await create(person, handle))).toEqual([
      { path: 'handle', message: `${handle} is already taken. Please choose another handle.` },
    ]);
    for (const wrong of ['abc', 'a'.repeat(16), 'with-dash', '']) {
      expect(messages(await create(person, wrong))).toMatchObject([{ path: 'handle' }]);
    }
  });

  it('is refused while the person owns five that are not verified', async () => {
    const person = await newOwner(server);
    await app.db
      .updateTable('organizations')
      .set({ verification_status: 'approved' })
      .where('id', '=', person.person.organization.id)
      .execute();
    for (let created = 0; created < 4; created += 1) {
      expect(outcome(await create(person, newHandle()))).toBe('done');
    }
    const answers = await Promise.all([create(person, newHandle()), create(person, newHandle())]);
    expect(answers.map(outcome).sort()).toEqual(['TooManyOrganizationsError', 'done']);
  });

  it('twice at once with one handle creates one', async () => {
    const [one, other] = [await newOwner(server), await newOwner(server)];
    const handle = newHandle();
    const answers = await Promise.all([create(one, handle), create(other, handle)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('handle and type', () => {
  it('are set once', async () => {
    const owner = await newOwner(server);
    const handle = newHandle();
    const set = (body: object) => owner.ask('POST', '/organization/business-type-and-handle', body);
    expect(dataOf(await set({ organizationType: 'solopreneur', handle }))).toMatchObject({
      handle,
      organizationType: 'solopreneur',
    });
    expect(outcome(await set({ organizationType: 'business', handle: newHandle() }))).toBe('HandleSettledError');
    expect(outcome(await owner.ask('POST', '/organization/handle', { handle: newHandle() }))).toBe(
      'HandleSettledError',
    );
  });

  it('set twice at once keep the first', async () => {
    const owner = await newOwner(server);
    const set = () => owner.ask('POST', '/organization/handle', { handle: newHandle() });
    const answers = await Promise.all([set(), set()]);
    expect(answers.map(outcome).sort()).toEqual(['HandleSettledError', 'done']);
  });

  it('of another company stay free of one’s own change', async () => {
    const [owner, other] = [await newOwner(server), await newOwner(server)];
    const handle = newHandle();
    await owner.ask('POST', '/organization/handle', { handle });
    expect(messages(await other.ask('POST', '/organization/handle', { handle }))).toMatchObject([{ path: 'handle' }]);
    expect((await meOf(other)).company).not.toHaveProperty('handle');
  });
});

describe('the profile', () => {
  it('is refused to the second of two people who edit one version, and takes edits without a version', async () => {
    const owner = await newOwner(server);
    const colleague = await newMember(server, owner, 'manager');
    const save = (by: Acting, body: object) => by.ask('PUT', '/organization/company-info', body);
    const { version } = dataOf<{ version: number }>(await owner.ask('GET', '/organization/company-info'));
    const answers = await Promise.all([
      save(owner, { description: 'One', version }),
      save(colleague, { description: 'Two', version }),
    ]);
    expect(answers.map(outcome).sort()).toEqual(['ProfileChangedError', 'done']);
    const saved = dataOf(await owner.ask('GET', '/organization/company-info'));
    expect(saved).toMatchObject({ version: version + 1 });
    expect(outcome(await save(owner, { description: 'Three', version: version + 1 }))).toBe('done');
    expect(outcome(await save(colleague, { description: 'Four' }))).toBe('done');
  });

  it('keeps description and website', async () => {
    const owner = await newOwner(server);
    const save = (body: object) => owner.ask('PUT', '/organization/company-info', body);
    expect(dataOf(await save({ description: ' We build boats. ', website: 'harbor.example' }))).toMatchObject({
      description: 'We build boats.',
      website: 'harbor.example',
    });
    expect(dataOf(await save({ description: '' }))).toMatchObject({ description: '', website: 'harbor.example' });
    expect(dataOf(await save({ description: '', website: '' }))).not.toHaveProperty('website');
    expect(dataOf(await owner.ask('GET', '/organization/company-info'))).toMatchObject({ description: '' });
  });

  it('refuses a website that is no public address, and too long a description', async () => {
    const owner = await newOwner(server);
    const save = (body: object) => owner.ask('PUT', '/organization/company-info', body);
    expect(messages(await save({ description: '', website: 'javascript:alert(1)' }))).toMatchObject([
      { path: 'website' },
    ]);
    expect(messages(await save({ description: 'x'.repeat(501) }))).toMatchObject([{ path: 'description' }]);
  });
});

describe('missing information', () => {
  const missing = async (answer: TestAnswer) => dataOf<{ missing: string[] }>(answer).missing;
  const address = { line1: '48 Wharf Street', city: 'Portland', postalCode: '04101', country: 'US' };

  it('is given in one or several calls', async () => {
    const owner = await newOwner(server);
    const save = (body: object) => owner.ask('POST', '/organization/missing-information', body);
    expect(await missing(await owner.ask('GET', '/organization/missing-information'))).toEqual([
      'handle',
      'address',
      'phoneNumber',
    ]);
    expect(await missing(await save({ address }))).toEqual(['handle', 'phoneNumber']);
    expect(await missing(await save({ handle: newHandle() }))).toEqual(['phoneNumber']);
    expect(outcome(await save({ handle: newHandle() }))).toBe('HandleSettledError');
    expect((await meOf(owner)).company).toMatchObject({ address, organizationType: 'business' });
  });

  it('keeps an address that was given', async () => {
    const owner = await newOwner(server);
    const save = (line1: string) =>
      owner.ask('POST', '/organization/missing-information', { address: { ...address, line1 } });
    expect(outcome(await save('1 First Street'))).toBe('done');
    expect(outcome(await save('2 Second Street'))).toBe('AddressSettledError');
    expect((await meOf(owner)).company).toMatchObject({ address: { ...address, line1: '1 First Street' } });
    const events = await app.db
      .selectFrom('audit_events')
      .select('detail')
      .where('object_id', '=', owner.person.organization.id)
      .where('action', '=', 'organization.address_saved')
      .execute();
    expect(events).toEqual([{ detail: { ...address, line1: '1 First Street' } }]);
  });

  it('takes one of two addresses given at once', async () => {
    const owner = await newOwner(server);
    const save = () => owner.ask('POST', '/organization/missing-information', { address });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(outcome).sort()).toEqual(['AddressSettledError', 'done']);
  });

  it.each([
    [{ country: 'KP' }, 'address.country'],
    [{ country: 'XX' }, 'address.country'],
    [{ postalCode: 'x' }, 'address.postalCode'],
    [{ line1: ' ' }, 'address.line1'],
  ])('refuses an address with %j', async (changes, path) => {
    const owner = await newOwner(server);
    const body = { address: { ...address, ...changes } };
    expect(messages(await owner.ask('POST', '/organization/missing-information', body))).toMatchObject([{ path }]);
  });
});

describe('waiting lists', () => {
  it('are joined once each, and stated by /me', async () => {
    const owner = await newOwner(server);
    const join = (currency: string) => owner.ask('POST', '/organization/waitlist', { currency });
    await Promise.all([join('SGD'), join('SGD')]);
    expect(dataOf(await join('EUR'))).toEqual({ waitlists: ['EUR', 'SGD'] });
    expect((await meOf(owner)).company).toMatchObject({ waitlists: ['EUR', 'SGD'] });
    expect(messages(await join('JPY'))).toMatchObject([{ path: 'currency' }]);
  });
});

describe('a request for a higher plan', () => {
  it('is possible for every one of many companies', async () => {
    for (let company = 0; company < 8; company += 1) {
      const owner = await newOwner(server);
      expect((await owner.ask('POST', '/organization/upgrade-request')).status).toBe(200);
    }
  });

  it('is kept once and mailed to staff', async () => {
    const owner = await newOwner(server);
    const request = () => owner.ask('POST', '/organization/upgrade-request');
    const before = (await mailsTo(app, app.config.supportEmail)).length;
    const [first, second] = await Promise.all([request(), request()]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const mails = await mailsTo(app, app.config.supportEmail);
    expect(mails.length - before).toBe(1);
    expect(mails[0]?.subject).toContain('Premium');
    expect(dataOf(await owner.ask('GET', '/invites'))).toHaveProperty('upgradeRequestedAt');
  });
});

describe('switching the organization', () => {
  const switchTo = (by: Acting, organizationId: string) => by.ask('PUT', '/sessions/organization', { organizationId });
  const own = async (by: Acting) =>
    dataOf<{ organizations: { organizationId: string; role: string; isCurrent: boolean }[] }>(
      await by.ask('GET', '/me/organizations'),
    ).organizations;

  it('changes what the session acts for, and is audited', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'read-only');
    const [theirs, ours] = [member.person.organization.id, owner.person.organization.id];
    expect(await own(member)).toMatchObject([
      { organizationId: theirs, role: 'owner', isCurrent: false },
      { organizationId: ours, role: 'read-only', isCurrent: true },
    ]);
    expect(outcome(await switchTo(member, theirs))).toBe('done');
    expect(await meOf(member)).toMatchObject({ organizationId: theirs, role: 'owner' });
    const audited = await app.db
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'session.organization_switched')
      .where('organization_id', '=', theirs)
      .execute();
    expect(audited).toEqual([{ detail: { from: ours } }]);
  });

  it('to an organization of others is refused', async () => {
    const [person, other] = [await newOwner(server), await newOwner(server)];
    expect(outcome(await switchTo(person, other.person.organization.id))).toBe('NotFoundError');
    expect((await meOf(person)).organizationId).toBe(person.person.organization.id);
  });

  it('twice at once ends at one of both', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'manager');
    const [theirs, ours] = [member.person.organization.id, owner.person.organization.id];
    const answers = await Promise.all([switchTo(member, theirs), switchTo(member, ours)]);
    expect(answers.map(outcome)).toEqual(['done', 'done']);
    const { organizationId, role } = await meOf(member);
    expect([
      [theirs, 'owner'],
      [ours, 'manager'],
    ]).toContainEqual([organizationId, role]);
  });

  it('concerns this session only', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'manager');
    const elsewhere = await acting(server, member.person, owner.person.organization.id);
    await switchTo(member, member.person.organization.id);
    expect(await meOf(elsewhere)).toMatchObject({ organizationId: owner.person.organization.id });
  });
});
