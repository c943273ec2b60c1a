import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPersonNames, setVerificationStatus } from '../identity/index.ts';
import { signWebhook } from '../kernel/index.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { markAsOwner } from '../organizations/index.ts';
import { identityCallbackKey, identityCallbackPath, sandboxIdentityCallbacks } from '../providers/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { identity } from './verification-fixtures.ts';

type IdentityCheck = CallOutput<Contract['markKycAsCompleted']>;
type Started = CallOutput<Contract['createKycSession']>;

const database = testDatabase();
const server = testServer(database);
const outsideSandbox = testServer(database, { config: { mode: 'production' } });
const { app } = server;
const hour = 60 * 60_000;

/** Somebody with complete details, in a business that is not verified. */
async function withDetails(acting: Acting): Promise<Acting> {
  await app.db
    .updateTable('organizations')
    .set({ verification_status: 'in_progress' })
    .where('id', '=', acting.person.organization.id)
    .execute();
  expect((await acting.ask('POST', '/verification/identity-details', identity)).status).toBe(200);
  return acting;
}

let owner: Acting;
beforeEach(async () => {
  owner = await withDetails(await newOwner(server));
});

const start = (decision?: string, by = owner) =>
  by.ask('POST', '/verification/create-kyc-session', decision ? { sandboxVerificationDecision: decision } : {});
const started = async (decision?: string, by = owner) => dataOf<Started>(await start(decision, by));
const complete = (by = owner) => by.ask('POST', '/verification/mark-kyc-as-completed');
const completed = async (by = owner) => dataOf<IdentityCheck>(await complete(by));

const statusesOf = ({ person }: Acting) =>
  app.db
    .selectFrom('people')
    .select(['kyc_status', 'identity_status'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
const organizationOf = ({ person }: Acting) =>
  app.db
    .selectFrom('organizations')
    .select(['status', 'verification_status'])
    .where('id', '=', person.organization.id)
    .executeTakeFirstOrThrow();
const auditsOf = async ({ person }: Acting) =>
  (
    await app.db
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'identity.checked')
      .where('object_id', '=', person.userId)
      .orderBy('id')
      .execute()
  ).map(({ detail }) => detail);
const referenceOf = async ({ person }: Acting) =>
  (
    await app.db
      .selectFrom('identity_sessions')
      .select('vendor_reference')
      .where('person_id', '=', person.userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).vendor_reference;

/** The vendor sends what is due a while from now. */
async function sendCallbacks(afterMs = 1000): Promise<void> {
  const now = new Date((await app.clock.now(app.db)).getTime() + afterMs);
  await sandboxIdentityCallbacks.runDue({ ...app, config: { ...app.config, publicUrl: server.url } }, now);
}

interface Posting {
  readonly signedAt?: Date;
  readonly key?: Buffer;
  readonly forgedBody?: string;
}

/** Posts a callback as the vendor does. */
async function post(content: object, { signedAt = new Date(), key, forgedBody }: Posting = {}): Promise<TestAnswer> {
  const body = JSON.stringify(content);
  const event = { id: 'evt_1', timestamp: String(Math.floor(signedAt.getTime() / 1000)) };
  const response = await fetch(server.url + identityCallbackPath, {
    method: 'POST',
    headers: {
      'webhook-id': event.id,
      'webhook-timestamp': event.timestamp,
      'webhook-signature': signWebhook(key ?? identityCallbackKey(app.config), event, body),
    },
    body: forgedBody ?? body,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  } as TestAnswer;
}

/** What the vendor reads from the owner's own document. */
const ownDocument = async () => ({
  ...(await getPersonNames(app.db, owner.person.userId)),
  birthDate: identity.birthDate,
  documentNumber: identity.documentNumber,
});

describe('an identity check', () => {
  const outcomes = [
    ['approve', 'approved', 'submitted', 'approved', 'in_progress'],
    ['later', 'pending', 'submitted', 'pending', 'in_progress'],
    ['retry', 'retry', 'in_progress', 'not_started', 'in_progress'],
    ['deny', 'denied', 'denied', 'denied', 'denied'],
  ] as const;

  it.each(outcomes)(
    'that the vendor ends with %s is %s',
    async (decision, outcome, status, identityStatus, ofCompany) => {
      await started(decision);
      expect(await completed()).toEqual({ status, identityStatus, outcome });
      expect(await statusesOf(owner)).toEqual({ kyc_status: status, identity_status: identityStatus });
      expect((await organizationOf(owner)).verification_status).toBe(ofCompany);
      expect(await auditsOf(owner)).toEqual([{ outcome }]);
    },
  );

  it.each(outcomes)('reads the same from the callback after %s', async (decision, outcome, status, identityStatus) => {
    await started(decision);
    await sendCallbacks();
    const isDecided = decision !== 'later';
    expect(await statusesOf(owner)).toEqual({
      kyc_status: isDecided ? status : 'in_progress',
      identity_status: isDecided ? identityStatus : 'not_started',
    });
    expect(await auditsOf(owner)).toEqual(isDecided ? [{ outcome }] : []);
  });

  it('stays open until the page was finished', async () => {
    await started();
    expect(await completed()).toEqual({ status: 'in_progress', identityStatus: 'not_started', outcome: 'open' });
    expect(await auditsOf(owner)).toEqual([]);
  });

  it('that is decided later is approved by a late callback', async () => {
    await started('later');
    await completed();
    await sendCallbacks(hour - 1000);
    expect(await statusesOf(owner)).toMatchObject({ identity_status: 'pending' });
    await sendCallbacks(hour + 1000);
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'submitted', identity_status: 'approved' });
    expect(await auditsOf(owner)).toEqual([{ outcome: 'pending' }, { outcome: 'approved' }]);
  });

  it('is tried again in a new session after a retry', async () => {
    await started('retry');
    await completed();
    await started('approve');
    expect(await completed()).toMatchObject({ status: 'submitted', outcome: 'approved' });
  });

  it('that staff ask about is submitted with unchanged details, and done again after other ones', async () => {
    await start('approve');
    await completed();
    const askedAbout = () =>
      setVerificationStatus(app.db, owner.person.userId, { kycStatus: 'additional_info_requested' });
    const save = async (answers: object) =>
      dataOf<object>(await owner.ask('POST', '/verification/identity-details', answers));
    await askedAbout();
    expect(await save({ ...identity, isDraft: true })).toMatchObject({ status: 'additional_info_requested' });
    expect(await save(identity)).toMatchObject({ status: 'submitted', identityStatus: 'approved' });
    await askedAbout();
    expect(await save({ ...identity, documentNumber: 'BBB123456' })).toMatchObject({
      status: 'additional_info_requested',
      identityStatus: 'not_started',
    });
    expect(dataOf<object>(await owner.ask('GET', '/verification'))).toMatchObject({
      identityStatus: 'not_started',
      isFinalized: false,
    });
    await start('approve');
    expect(await completed()).toMatchObject({ status: 'submitted', identityStatus: 'approved' });
  });

  it('of two windows counts in the one that was finished', async () => {
    await started('approve');
    await started();
    expect(await completed()).toMatchObject({ outcome: 'approved' });
  });

  it.each([
    ['later', 'retry'],
    ['retry', 'later'],
  ] as const)('of two windows, %s and %s, waits for the vendor’s decision', async (first, second) => {
    await started(first);
    await started(second);
    await completed();
    await sendCallbacks();
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'submitted', identity_status: 'pending' });
  });

  it('closes the application of the business when it is denied for good', async () => {
    await started('deny');
    await completed();
    expect(await organizationOf(owner)).toEqual({ status: 'automatically_denied', verification_status: 'denied' });
    expect(codeOf(await start())).toBe('PersonOrCompanyDisabled');
    const [mail] = await mailsTo(app, owner.person.email);
    expect(mail?.text).toContain('You didn’t pass the identity check');
  });

  it('mails the owner of the business when another of its people is denied for good, once', async () => {
    const { id, legalName } = owner.person.organization;
    const member = await newMember(server, owner, 'no-access');
    await markAsOwner(app.db, { organizationId: id, personId: member.person.userId });
    await withDetails(member);
    await started('deny', member);
    await completed(member);
    await post({ reference: await referenceOf(member), outcome: 'denied' });
    expect(await organizationOf(owner)).toEqual({ status: 'automatically_denied', verification_status: 'denied' });
    const mails = await mailsTo(app, owner.person.email);
    expect(mails.filter(({ subject }) => subject === `Your application for ${legalName}`)).toHaveLength(1);
    expect(mails[0]?.text).toContain('One of the people who own or run');
  });

  it.each(['owner_closed', 'ofac', 'restricted', 'duplicated'] as const)(
    'leaves a business that is %s meanwhile as it is',
    async (status) => {
      await started('deny');
      const { id } = owner.person.organization;
      await app.db.updateTable('organizations').set({ status }).where('id', '=', id).execute();
      await post({ reference: await referenceOf(owner), outcome: 'denied' });
      expect(await organizationOf(owner)).toEqual({ status, verification_status: 'in_progress' });
      expect(await statusesOf(owner)).toMatchObject({ kyc_status: 'denied' });
    },
  );

  it('of a member who does not stand for the business denies only the member', async () => {
    const member = await newMember(server, owner, 'read-only');
    await withDetails(member);
    await started('deny', member);
    expect(await completed(member)).toMatchObject({ status: 'denied' });
    expect((await organizationOf(owner)).status).toBe('enabled');
  });

  it('doesn’t change what staff decided', async () => {
    await started('later');
    await completed();
    await setVerificationStatus(app.db, owner.person.userId, { kycStatus: 'approved' });
    await post({ reference: await referenceOf(owner), outcome: 'denied' });
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'approved', identity_status: 'pending' });
    expect((await organizationOf(owner)).status).toBe('enabled');
  });

  it('is applied once, however many calls and callbacks bring it', async () => {
    await started('approve');
    const reference = await referenceOf(owner);
    const answers = await Promise.all([
      complete(),
      post({ reference, outcome: 'approved', document: await ownDocument() }),
      complete(),
      post({ reference, outcome: 'approved', document: await ownDocument() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 200, 204]);
    expect(await auditsOf(owner)).toEqual([{ outcome: 'approved' }]);
  });

  it('that was denied can’t be approved by another callback', async () => {
    await started();
    const reference = await referenceOf(owner);
    expect((await post({ reference, outcome: 'denied' })).status).toBe(204);
    expect((await post({ reference, outcome: 'approved' })).status).toBe(204);
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'denied', identity_status: 'denied' });
  });
});

describe('the document of an approved check', () => {
  const sessionOf = async () =>
    app.db
      .selectFrom('identity_sessions')
      .select(['outcome', 'mismatches'])
      .where('person_id', '=', owner.person.userId)
      .where('superseded_at', 'is', null)
      .executeTakeFirstOrThrow();
  const shows = async (document: object | undefined) => {
    await started();
    const reference = await referenceOf(owner);
    expect((await post({ reference, outcome: 'approved', document })).status).toBe(204);
  };
  const waits = { kyc_status: 'submitted', identity_status: 'pending' };

  it('of another person leaves the decision to staff, however often the vendor says it', async () => {
    await started('mismatch');
    expect(await completed()).toEqual({ status: 'submitted', identityStatus: 'pending', outcome: 'pending' });
    await sendCallbacks();
    await completed();
    expect(await statusesOf(owner)).toEqual(waits);
    const mismatches = ['name', 'birthDate', 'documentNumber'];
    expect(await sessionOf()).toEqual({ outcome: 'pending', mismatches });
    expect(await auditsOf(owner)).toEqual([{ outcome: 'pending', mismatches: mismatches.join(', ') }]);
  });

  it('approves the identity in capitals, without accents and in another order', async () => {
    await app.db
      .updateTable('people')
      .set({ first_name: 'Zoë', last_name: 'Núñez' })
      .where('id', '=', owner.person.userId)
      .execute();
    await shows({ ...(await ownDocument()), firstName: 'NUNEZ', lastName: 'ZOE', documentNumber: undefined });
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'submitted', identity_status: 'approved' });
    expect(await sessionOf()).toEqual({ outcome: 'approved', mismatches: null });
  });

  it.each([
    ['another birth date', { birthDate: '1971-01-01' }, ['birthDate']],
    ['another number', { documentNumber: 'X1' }, ['documentNumber']],
    ['another name', { lastName: 'Moss' }, ['name']],
  ])('with %s waits for staff', async (_, read, mismatches) => {
    await shows({ ...(await ownDocument()), ...read });
    expect(await statusesOf(owner)).toEqual(waits);
    expect((await sessionOf()).mismatches).toEqual(mismatches);
  });

  it('that the vendor did not read waits for staff', async () => {
    await shows(undefined);
    expect(await statusesOf(owner)).toEqual(waits);
    expect((await sessionOf()).mismatches).toEqual(['unread']);
  });
});

describe('an identity check is refused', () => {
  it('field by field without complete details', async () => {
    const other = await newOwner(server);
    await withDetails(other);
    await other.ask('POST', '/verification/identity-details', { ...identity, documentNumber: '', isDraft: true });
    const answer = await start('approve', other);
    expect(codeOf(answer)).toBe('ValidationError');
    expect(answer.body).toMatchObject({ validations: [{ path: 'documentNumber' }] });
  });

  it('once it was submitted', async () => {
    await started('approve');
    await completed();
    expect(codeOf(await start())).toBe('VerificationStepClosedError');
    expect(codeOf(await owner.ask('POST', '/verification/set-kyc-vendor-dummy'))).toBe('VerificationStepClosedError');
  });

  it('before a session was started', async () => {
    expect(codeOf(await complete())).toBe('NotFoundError');
  });

  it('while the vendor is away, and nothing is changed', async () => {
    await started('approve');
    vi.spyOn(app.providers.identityVerification, 'findResult').mockRejectedValueOnce(new Error('away'));
    expect(codeOf(await complete())).toBe('ProviderUnavailableError');
    expect(await statusesOf(owner)).toEqual({ kyc_status: 'in_progress', identity_status: 'not_started' });
    vi.spyOn(app.providers.identityVerification, 'start').mockRejectedValueOnce(new Error('away'));
    expect(codeOf(await start())).toBe('ProviderUnavailableError');
  });

  it('outside the sandbox with a decision', async () => {
    const client = outsideSandbox.client();
    // The same session; in production nobody could sign in here, since no mail goes out.
    for (const [name, value] of owner.client.cookies) client.cookies.set(name, value);
    const ask = (path: string, body = {}) =>
      client.request(`/api/${owner.person.userId}/verification/${path}`, { method: 'POST', body });
    const refused = await ask('create-kyc-session', { sandboxVerificationDecision: 'approve' });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'NotFoundError']);
    expect((await ask('set-kyc-vendor-dummy')).status).toBe(404);
    expect(codeOf(await ask('create-kyc-session'))).toBe('ProviderUnavailableError');
  });
});

it('the vendor’s dummy approves at once', async () => {
  const answer = await owner.ask('POST', '/verification/set-kyc-vendor-dummy');
  expect(dataOf(answer)).toEqual({ status: 'submitted', identityStatus: 'approved', outcome: 'approved' });
});

describe('a callback is refused', () => {
  const refuses = async (posting: Posting) => {
    await started();
    const reference = await referenceOf(owner);
    expect(codeOf(await post({ reference, outcome: 'approved' }, posting))).toBe('UnauthenticatedError');
    expect(await statusesOf(owner)).toMatchObject({ identity_status: 'not_started' });
  };

  it('when another key signed it', () => refuses({ key: Buffer.alloc(32) }));

  it('when it was changed', async () => {
    await started();
    const forgedBody = JSON.stringify({ reference: await referenceOf(owner), outcome: 'approved' });
    await refuses({ forgedBody });
  });

  it('when it is old', () => refuses({ signedAt: new Date(Date.now() - 6 * 60_000) }));

  it('when it names no session, or no outcome', async () => {
    expect(codeOf(await post({ reference: 'check_unknown', outcome: 'approved' }))).toBe('NotFoundError');
    expect(codeOf(await post({ reference: 'check_unknown', outcome: 'fine' }))).toBe('MalformedRequestError');
  });
});

describe('the sandbox vendor’s page', () => {
  const open = async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(`${server.url}${pathname}${search}`, init);
    return { response, html: await response.text() };
  };
  const decideOn = (url: string, decision: string) =>
    open(new URL('/sandbox/identity-verification/decide', url).href, {
      method: 'POST',
      body: new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '', decision }),
    });

  it('lets decide, and is read by the server', async () => {
    const { url } = await started();
    const { html, response } = await open(url);
    expect(html).toContain('lang="en"');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const after = await decideOn(url, 'approve');
    expect(after.html).toContain('The identity was approved.');
    expect(after.html).not.toContain('name="decision"');
    expect(await completed()).toMatchObject({ outcome: 'approved' });
  });

  it('lets decide earlier than later, and keeps the first final decision', async () => {
    const { url } = await started('later');
    expect((await open(url)).html).toContain('value="deny"');
    await decideOn(url, 'retry');
    expect((await decideOn(url, 'approve')).html).toContain('could not decide');
  });

  it('is in Spanish for Spanish readers', async () => {
    const answer = await owner.client.request(`/api/${owner.person.userId}/verification/create-kyc-session`, {
      method: 'POST',
      body: {},
      headers: { 'accept-language': 'es-MX' },
    });
    expect((await open(dataOf<Started>(answer).url)).html).toContain('Verifique su identidad');
  });

  it('says that a link opens nothing', async () => {
    const unknown = await open('http://x/sandbox/identity-verification?token=idv_wrong');
    expect([unknown.response.status, unknown.html.includes('not available')]).toEqual([404, true]);
    const { url } = await started();
    await app.db
      .updateTable('sandbox_identity_sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await open(url)).response.status).toBe(404);
    expect((await decideOn(url, 'approve')).response.status).toBe(404);
  });

  it('gives its callback up after five attempts that reach nobody', async () => {
    await started('approve');
    const away = { ...app, config: { ...app.config, publicUrl: 'http://127.0.0.1:1' } };
    const begin = (await app.clock.now(app.db)).getTime();
    for (let minute = 1; minute <= 6; minute += 1) {
      await sandboxIdentityCallbacks.runDue(away, new Date(begin + minute * 2 * 60_000));
    }
    const row = await app.db
      .selectFrom('sandbox_identity_sessions')
      .select(['attempts', 'callback_at'])
      .where('reference', '=', await referenceOf(owner))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ attempts: 5, callback_at: null });
  });
});
