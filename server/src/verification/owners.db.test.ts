import { afterEach, describe, expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { newEmail, password } from '../identity/sign-in-fixtures.ts';
import { type Acting, acting, ageInvites, invitedToken, newOwner } from '../members/members-fixtures.ts';
import { dataOf, fieldsOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import {
  business,
  giveDocuments,
  newApplicant,
  noOffice,
  outcome,
  ownerOf,
  saved,
  selfOwner,
  setup,
  stateOf,
} from './verification-fixtures.ts';

const server = testServer(testDatabase());
const { app } = server;

const setTier = (by: Acting, tier: 'vault' | 'premium') =>
  app.db.updateTable('organizations').set({ pricing_tier: tier }).where('id', '=', by.person.organization.id).execute();

describe('owners and officers', () => {
  const submitOwners = (by: Acting, owners: readonly object[]) =>
    by.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: false });
  const invitesTo = async (email: string) =>
    (await mailsTo(app, email)).filter(({ text }) => text.includes('accept-invite#token=')).length;

  const inviteOf = (email: string) =>
    app.db
      .selectFrom('member_invites')
      .select(['id', 'role', 'is_ubo'])
      .where('email', '=', email)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();

  /** Changes the access of who was invited, as among the people. */
  const giveManager = async (by: Acting, email: string) => {
    const { id: memberId } = await inviteOf(email);
    expect(outcome(await by.confirmed('PUT /invites', { memberId, role: 'manager' }))).toBe('done');
  };

  it('are invited when they are submitted, not while they are drafts', async () => {
    const owner = await newApplicant(server);
    const [email, officerEmail] = [newEmail(), newEmail()];
    const owners = [ownerOf({ id: 'ana', email })];
    await owner.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: false, isDraft: true });
    expect(await invitesTo(email)).toBe(0);
    const step = saved(await submitOwners(owner, owners));
    expect([step.status, step.missing.map(({ path }) => path)]).toEqual(['in_progress', ['officers']]);
    const officers = [{ id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO', email: officerEmail }];
    expect(saved(await owner.ask('PUT', '/verification/directors', { officers })).status).toBe('submitted');
    expect([await invitesTo(email), await invitesTo(officerEmail)]).toEqual([1, 1]);
    expect((await stateOf(owner)).people).toEqual([
      { id: 'ana', as: 'owner', email, status: 'invited' },
      { id: 'leo', as: 'officer', email: officerEmail, status: 'invited' },
    ]);
  });

  it('are invited in the name of the business, and find theirs in the sign-up', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', setup);
    await owner.ask('POST', '/verification/kyb', business);
    const email = newEmail();
    const ana = ownerOf({ id: 'ana', email });
    await submitOwners(owner, [ana]);
    const read = async () => {
      const [mail] = await mailsTo(app, email);
      const token = /accept-invite#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      const answer = await server.client().request(`/api/new/invited-signups/get-invite?token=${token}`);
      return [mail?.subject, dataOf<object>(answer)];
    };
    const { firstName, lastName } = ana;
    expect(await read()).toEqual([
      `${business.legalName} invites you to join them on Bancoli`,
      { organizationName: business.legalName, email, hasAccount: false, firstName, lastName },
    ]);
    // What is answered otherwise before they sign up.
    await submitOwners(owner, [{ ...ana, lastName: 'Paz' }]);
    await owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Harbor Lights SL' });
    expect((await read())[1]).toMatchObject({ organizationName: 'Harbor Lights SL', firstName, lastName: 'Paz' });
    await owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Call +1 555 010 99 now' });
    expect((await read())[1]).toMatchObject({ organizationName: owner.person.organization.legalName });
  });

  it('give their own tax ID, neither another person’s nor the company’s', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', setup);
    await owner.ask('POST', '/verification/kyb', business);
    const half = { ...selfOwner, percent: '50' };
    const ana = ownerOf({ id: 'ana', email: newEmail(), percent: '50' });
    const shared = await submitOwners(owner, [half, { ...ana, taxId: `es ${half.taxId}` }]);
    expect(fieldsOf(shared)).toEqual([
      'owners.0.taxId: Two people can’t have the same tax ID. Check both.',
      'owners.1.taxId: Two people can’t have the same tax ID. Check both.',
    ]);
    expect(fieldsOf(await submitOwners(owner, [half, { ...ana, taxId: business.taxId }]))).toEqual([
      'owners.1.taxId: This is the tax ID of the company. Enter this person’s own.',
    ]);
    const holding = { id: 'holding', type: 'entity', legalName: 'Holding SL', percent: '50', taxCountry: 'ES' };
    const itself = [half, { ...holding, isPubliclyTraded: true, tradedAt: 'BME', taxId: business.taxId }];
    expect(fieldsOf(await submitOwners(owner, itself))).toContain(
      'owners.1.taxId: This is the tax ID of the company, which can’t own itself. Enter this owner’s own.',
    );
    expect((await submitOwners(owner, [half, ana])).status).toBe(200);
  });

  it('become members who are beneficial owners, and see their own verification only', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    await submitOwners(owner, [{ ...ownerOf({ id: 'ana', email }), bankingAccess: 'no-access' }]);
    const userId = await createPerson(app.db, { email, password, firstName: 'Ana', lastName: 'Gil' });
    const ana = await acting(server, { ...owner.person, email, userId });
    await ana.ask('POST', '/invites/accept', { token: await invitedToken(app, email) });
    const acted = await acting(server, { ...owner.person, email, userId }, owner.person.organization.id);
    expect(dataOf(await acted.ask('GET', '/me'))).toMatchObject({ role: 'no-access', isUbo: true });
    const mailed = (await mailsTo(app, email)).map(({ text }) => text).join();
    expect(mailed).toContain('We have to check who each owner is.');
    await acted.ask('POST', '/verification/pep', noOffice);
    const own = await stateOf(acted);
    expect(new Set(own.missing.map(({ step }) => step))).toEqual(new Set(['personIdentityKyc']));
    expect([own.steps.pep.data, own.steps.ubos.data, own.people]).toEqual([noOffice, null, []]);
    expect((await stateOf(owner)).people).toEqual([{ id: 'ana', as: 'owner', email, status: 'registered' }]);
  });

  it('keep their invite when they are submitted again, and lose it when they are left out', async () => {
    const owner = await newApplicant(server);
    const [email, next] = [newEmail(), newEmail()];
    await submitOwners(owner, [ownerOf({ id: 'ana', email })]);
    const token = await invitedToken(app, email);
    await submitOwners(owner, [{ ...ownerOf({ id: 'ana', email }), jobTitle: 'President' }]);
    expect(await invitesTo(email)).toBe(1);
    await submitOwners(owner, [ownerOf({ id: 'eva', email: next })]);
    const guest = await newOwner(server);
    const answer = await guest.ask('POST', '/invites/accept', { token });
    expect([outcome(answer), await invitesTo(next)]).toEqual(['InvalidInviteTokenError', 1]);
  });

  it('are all invited once the step is complete, also those who were in a draft', async () => {
    const owner = await newApplicant(server);
    const [email, officerEmail] = [newEmail(), newEmail()];
    const officers = [{ id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO', email: officerEmail }];
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    expect(saved(await submitOwners(owner, [ownerOf({ id: 'ana', email })])).status).toBe('submitted');
    expect([await invitesTo(email), await invitesTo(officerEmail)]).toEqual([1, 1]);
  });

  it('are invited again at the same address, also after their invite ended', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    await submitOwners(owner, [ownerOf({ id: 'ana', email })]);
    const first = await invitedToken(app, email);
    await ageInvites(app, email, '8 days');
    expect((await stateOf(owner)).people).toEqual([{ id: 'ana', as: 'owner', email, status: 'invite_expired' }]);
    const again = { oldEmail: email, newEmail: email };
    expect(outcome(await owner.ask('PUT', '/verification/ubo-email', again))).toBe('done');
    expect((await stateOf(owner)).people).toEqual([{ id: 'ana', as: 'owner', email, status: 'invited' }]);
    expect([await invitesTo(email), (await invitedToken(app, email)) === first]).toEqual([2, false]);
  });

  it('get another address before they sign up: the old link ends, and a new one is mailed', async () => {
    const owner = await newApplicant(server);
    const [oldEmail, newAddress] = [newEmail(), newEmail()];
    const officers = [{ id: 'me', isSelf: true, jobTitle: 'Director' }];
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    await submitOwners(owner, [ownerOf({ id: 'ana', email: oldEmail })]);
    const change = (to: string) => owner.ask('PUT', '/verification/ubo-email', { oldEmail, newEmail: to });
    expect(fieldsOf(await change(owner.person.email))).toEqual([
      'newEmail: Use another email than that of the account owner.',
    ]);
    expect(outcome(await change(newAddress))).toBe('done');
    expect(await invitesTo(newAddress)).toBe(1);
    const { steps } = await stateOf(owner);
    expect(steps.ubos.data?.owners?.map(({ email }) => email)).toEqual([newAddress]);
    // It stands as it was submitted.
    const { version, submitted_version } = await app.db
      .selectFrom('verification_steps')
      .select(['version', 'submitted_version'])
      .where('organization_id', '=', owner.person.organization.id)
      .where('step', '=', 'ubos')
      .executeTakeFirstOrThrow();
    expect([steps.ubos.version, submitted_version]).toEqual([version, version]);
    expect(outcome(await change(newEmail()))).toBe('NotFoundError');
  });

  it('can be put off on one device, which others learn', async () => {
    const owner = await newApplicant(server);
    expect((await stateOf(owner)).isUbosFormsSkipped).toBeUndefined();
    await owner.ask('PUT', '/me/preferences', { isUbosFormsSkipped: true });
    expect((await stateOf(owner)).isUbosFormsSkipped).toBe(true);
    await owner.ask('PUT', '/me/preferences', { isIdentityCheckSkipped: true });
    expect((await stateOf(owner)).isIdentityCheckSkipped).toBe(true);
  });

  it('read which waiting lists they joined', async () => {
    const owner = await newApplicant(server);
    expect((await stateOf(owner)).waitlists).toEqual([]);
    await owner.ask('POST', '/organization/waitlist', { currency: 'NZD' });
    expect((await stateOf(owner)).waitlists).toEqual(['NZD']);
  });

  it('that are trusts have a deed in a language of ISO 639-1', async () => {
    const owner = await newApplicant(server);
    const { trustDeed } = await giveDocuments(app, owner.person, ['trustDeed']);
    const trust = {
      id: 'trust',
      type: 'trust',
      legalName: 'Family Trust',
      trustee: 'Eva Ruiz',
      settlor: 'Luis Ruiz',
      owners: [{ id: 'ida', type: 'individual', name: 'Ida Ruiz', percent: '100' }],
      trustFileId: trustDeed,
      trustLanguage: 'zz',
      percent: '10',
      taxId: 'B58378431',
      taxCountry: 'ES',
    };
    const owners = [{ ...ownerOf({ id: 'ana', email: newEmail() }), percent: '90' }, trust];
    const answer = await owner.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: true });
    expect(fieldsOf(answer)).toEqual(['owners.1.trustLanguage: Please select a language.']);
  });

  it('are checked fully by whichever part completes their step, and when they are handed in', async () => {
    const owner = await newApplicant(server);
    const wrong = { owners: [{ ...selfOwner, taxId: '54362315A' }], hasEntityUbo: false };
    const draft = saved(await owner.ask('PUT', '/verification/ubos', { ...wrong, isDraft: true }));
    expect(draft.missing.map(({ path }) => path)).toEqual(['officers']);
    const officers = [{ id: 'boss', isSelf: true, jobTitle: 'Director' }];
    const message = 'Please enter a valid tax ID, such as B64717838.';
    const answer = await owner.ask('PUT', '/verification/directors', { officers });
    expect(fieldsOf(answer)).toEqual([`owners.0.taxId: ${message}`]);
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    // Submitted before each save was checked.
    await app.db
      .updateTable('verification_steps')
      .set({ status: 'submitted' })
      .where('organization_id', '=', owner.person.organization.id)
      .where('step', '=', 'ubos')
      .execute();
    const handIn = fieldsOf(await owner.ask('POST', '/verification/review-and-finalize', { certified: true }));
    expect(handIn.filter((field) => field.startsWith('ubos'))).toEqual([`ubos.owners.0.taxId: ${message}`]);
  });

  it('have the banking access that was submitted last, until they join', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    const submit = async (bankingAccess: string) => {
      expect((await submitOwners(owner, [{ ...ownerOf({ id: 'ana', email }), bankingAccess }])).status).toBe(200);
      return await inviteOf(email);
    };
    const { id } = await submit('read-only');
    expect(await submit('manager')).toMatchObject({ role: 'manager', is_ubo: true });
    expect(await submit('no-access')).toMatchObject({ role: 'no-access', is_ubo: true });
    expect(await submit('no-access')).toMatchObject({ role: 'no-access', is_ubo: true });
    const events = await app.db
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'member-invite.sent', detail: { role: 'read-only' } },
      { action: 'member-invite.changed', detail: { role: 'manager' } },
      { action: 'member-invite.changed', detail: { role: 'no-access' } },
    ]);
    expect(await invitesTo(email)).toBe(1);
  });

  it('keep the access that they were given among the people since, until another is answered', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    const submit = async (answers: object) => {
      const owners = [{ ...ownerOf({ id: 'ana', email }), bankingAccess: 'read-only', ...answers }];
      // As the wizard does, which saves while somebody types.
      for (const isDraft of [true, false]) {
        const answer = await owner.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: false, isDraft });
        expect(answer.status).toBe(200);
      }
      return (await inviteOf(email)).role;
    };
    await submit({});
    await giveManager(owner, email);
    expect(await submit({ jobTitle: 'President' })).toBe('manager');
    expect(await submit({ bankingAccess: 'no-access' })).toBe('no-access');
  });

  it('keep that access when they are invited again, at the same or another address', async () => {
    const owner = await newApplicant(server);
    const [email, next] = [newEmail(), newEmail()];
    await submitOwners(owner, [ownerOf({ id: 'ana', email })]);
    await giveManager(owner, email);
    await ageInvites(app, email, '8 days');
    const move = async (oldEmail: string, newAddress: string) => {
      const change = { oldEmail, newEmail: newAddress };
      expect(outcome(await owner.ask('PUT', '/verification/ubo-email', change))).toBe('done');
      return (await inviteOf(newAddress)).role;
    };
    expect(await move(email, email)).toBe('manager');
    expect(await move(email, next)).toBe('manager');
    const owners = [ownerOf({ id: 'ana', email: next })];
    await submitOwners(owner, owners);
    expect((await inviteOf(next)).role).toBe('manager');
  });

  it('who become officers have no access and no mark as an owner', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    const me = [{ id: 'boss', isSelf: true, jobTitle: 'Director' }];
    await owner.ask('PUT', '/verification/directors', { officers: me, isDraft: true });
    await submitOwners(owner, [{ ...ownerOf({ id: 'ana', email }), bankingAccess: 'manager' }]);
    const officers = [...me, { id: 'ana', firstName: 'Ana', lastName: 'Gil', jobTitle: 'CFO', email }];
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    expect(saved(await submitOwners(owner, [selfOwner])).status).toBe('submitted');
    expect(await inviteOf(email)).toMatchObject({ role: 'no-access', is_ubo: false });
  });

  it('with an address that is refused are named by their field', async () => {
    const owner = await newApplicant(server);
    await setTier(owner, 'vault');
    const answer = await submitOwners(owner, [ownerOf({ id: 'ana', email: newEmail() })]);
    expect(fieldsOf(answer)).toEqual(['owners.0.bankingAccess: Your plan doesn’t include this access.']);
  });

  const { mode } = app.config;
  afterEach(() => void Object.assign(app.config, { mode }));

  it('keep a plus address that was invited before such addresses were refused', async () => {
    const owner = await newApplicant(server);
    const [email, next] = [newEmail(), newEmail()].map((each) => each.replace('@', '+1@')) as [string, string];
    const officers = [{ id: 'me', isSelf: true, jobTitle: 'Director' }];
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    expect(saved(await submitOwners(owner, [ownerOf({ id: 'ana', email })])).status).toBe('submitted');
    Object.assign(app.config, { mode: 'production' });
    expect((await stateOf(owner)).missing.filter(({ step }) => step === 'ubos')).toEqual([]);
    expect(saved(await submitOwners(owner, [ownerOf({ id: 'ana', email })])).status).toBe('submitted');
    const refused = 'Email with plus addressing are not allowed.';
    expect(fieldsOf(await submitOwners(owner, [ownerOf({ id: 'eva', email: next })]))).toEqual([
      `owners.0.email: ${refused}`,
    ]);
    const change = { oldEmail: email, newEmail: next };
    expect(fieldsOf(await owner.ask('PUT', '/verification/ubo-email', change))).toEqual([`newEmail: ${refused}`]);
    await ageInvites(app, email, '8 days');
    const again = { oldEmail: email, newEmail: email };
    expect(outcome(await owner.ask('PUT', '/verification/ubo-email', again))).toBe('done');
  });
});
