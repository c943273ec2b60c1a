import { describe, expect, it, vi } from 'vitest';
import { setVerificationStatus } from '../identity/index.ts';
import { newMember, newOwner } from '../members/members-fixtures.ts';
import { markAsOwner } from '../organizations/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { identityCheckWorld } from './identity-check-fixtures.ts';
import { identity } from './verification-fixtures.ts';

const database = testDatabase();
const {
  server,
  app,
  owner,
  withDetails,
  start,
  started,
  complete,
  completed,
  statusesOf,
  organizationOf,
  auditsOf,
  referenceOf,
  sendCallbacks,
  post,
  ownDocument,
} = identityCheckWorld(database);
const outsideSandbox = testServer(database, { config: { mode: 'production' } });
const hour = 60 * 60_000;

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
      expect(await statusesOf(owner())).toEqual({ kyc_status: status, identity_status: identityStatus });
      expect((await organizationOf(owner())).verification_status).toBe(ofCompany);
      expect(await auditsOf(owner())).toEqual([{ outcome }]);
    },
  );

  it.each(outcomes)('reads the same from the callback after %s', async (decision, outcome, status, identityStatus) => {
    await started(decision);
    await sendCallbacks();
    const isDecided = decision !== 'later';
    expect(await statusesOf(owner())).toEqual({
      kyc_status: isDecided ? status : 'in_progress',
      identity_status: isDecided ? identityStatus : 'not_started',
    });
    expect(await auditsOf(owner())).toEqual(isDecided ? [{ outcome }] : []);
  });

  it('stays open until the page was finished', async () => {
    await started();
    expect(await completed()).toEqual({ status: 'in_progress', identityStatus: 'not_started', outcome: 'open' });
    expect(await auditsOf(owner())).toEqual([]);
  });

  it('that is decided later is approved by a late callback', async () => {
    await started('later');
    await completed();
    await sendCallbacks(hour - 1000);
    expect(await statusesOf(owner())).toMatchObject({ identity_status: 'pending' });
    await sendCallbacks(hour + 1000);
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'submitted', identity_status: 'approved' });
    expect(await auditsOf(owner())).toEqual([{ outcome: 'pending' }, { outcome: 'approved' }]);
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
      setVerificationStatus(app.db, owner().person.userId, { kycStatus: 'additional_info_requested' });
    const save = async (answers: object) =>
      dataOf<object>(await owner().ask('POST', '/verification/identity-details', answers));
    await askedAbout();
    expect(await save({ ...identity, isDraft: true })).toMatchObject({ status: 'additional_info_requested' });
    expect(await save(identity)).toMatchObject({ status: 'submitted', identityStatus: 'approved' });
    await askedAbout();
    expect(await save({ ...identity, documentNumber: 'BBB123456' })).toMatchObject({
      status: 'additional_info_requested',
      identityStatus: 'not_started',
    });
    expect(dataOf<object>(await owner().ask('GET', '/verification'))).toMatchObject({
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
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'submitted', identity_status: 'pending' });
  });

  it('closes the application of the business when it is denied for good', async () => {
    await started('deny');
    await completed();
    expect(await organizationOf(owner())).toEqual({ status: 'automatically_denied', verification_status: 'denied' });
    expect(codeOf(await start())).toBe('PersonOrCompanyDisabled');
    const [mail] = await mailsTo(app, owner().person.email);
    expect(mail?.text).toContain('You didn’t pass the identity check');
  });

  it('mails the owner of the business when another of its people is denied for good, once', async () => {
    const { id, legalName } = owner().person.organization;
    const member = await newMember(server, owner(), 'no-access');
    await markAsOwner(app.db, { organizationId: id, personId: member.person.userId });
    await withDetails(member);
    await started('deny', member);
    await completed(member);
    await post({ reference: await referenceOf(member), outcome: 'denied' });
    expect(await organizationOf(owner())).toEqual({ status: 'automatically_denied', verification_status: 'denied' });
    const mails = await mailsTo(app, owner().person.email);
    expect(mails.filter(({ subject }) => subject === `Your application for ${legalName}`)).toHaveLength(1);
    expect(mails[0]?.text).toContain('One of the people who own or run');
  });

  it.each(['owner_closed', 'ofac', 'restricted', 'duplicated'] as const)(
    'leaves a business that is %s meanwhile as it is',
    async (status) => {
      await started('deny');
      const { id } = owner().person.organization;
      await app.db.updateTable('organizations').set({ status }).where('id', '=', id).execute();
      await post({ reference: await referenceOf(owner()), outcome: 'denied' });
      expect(await organizationOf(owner())).toEqual({ status, verification_status: 'in_progress' });
      expect(await statusesOf(owner())).toMatchObject({ kyc_status: 'denied' });
    },
  );

  it('of a member who does not stand for the business denies only the member', async () => {
    const member = await newMember(server, owner(), 'read-only');
    await withDetails(member);
    await started('deny', member);
    expect(await completed(member)).toMatchObject({ status: 'denied' });
    expect((await organizationOf(owner())).status).toBe('enabled');
  });

  it('doesn’t change what staff decided', async () => {
    await started('later');
    await completed();
    await setVerificationStatus(app.db, owner().person.userId, { kycStatus: 'approved' });
    await post({ reference: await referenceOf(owner()), outcome: 'denied' });
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'approved', identity_status: 'pending' });
    expect((await organizationOf(owner())).status).toBe('enabled');
  });

  it('is applied once, however many calls and callbacks bring it', async () => {
    await started('approve');
    const reference = await referenceOf(owner());
    const answers = await Promise.all([
      complete(),
      post({ reference, outcome: 'approved', document: await ownDocument() }),
      complete(),
      post({ reference, outcome: 'approved', document: await ownDocument() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 200, 204]);
    expect(await auditsOf(owner())).toEqual([{ outcome: 'approved' }]);
  });

  it('that was denied can’t be approved by another callback', async () => {
    await started();
    const reference = await referenceOf(owner());
    expect((await post({ reference, outcome: 'denied' })).status).toBe(204);
    expect((await post({ reference, outcome: 'approved' })).status).toBe(204);
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'denied', identity_status: 'denied' });
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
    expect(codeOf(await owner().ask('POST', '/verification/set-kyc-vendor-dummy'))).toBe('VerificationStepClosedError');
  });

  it('before a session was started', async () => {
    expect(codeOf(await complete())).toBe('NotFoundError');
  });

  it('while the vendor is away, and nothing is changed', async () => {
    await started('approve');
    vi.spyOn(app.providers.identityVerification, 'findResult').mockRejectedValueOnce(new Error('away'));
    expect(codeOf(await complete())).toBe('ProviderUnavailableError');
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'in_progress', identity_status: 'not_started' });
    vi.spyOn(app.providers.identityVerification, 'start').mockRejectedValueOnce(new Error('away'));
    expect(codeOf(await start())).toBe('ProviderUnavailableError');
  });

  it('outside the sandbox with a decision', async () => {
    const client = outsideSandbox.client();
    // The same session; in production nobody could sign in here, since no mail goes out.
    for (const [name, value] of owner().client.cookies) client.cookies.set(name, value);
    const ask = (path: string, body = {}) =>
      client.request(`/api/${owner().person.userId}/verification/${path}`, { method: 'POST', body });
    const refused = await ask('create-kyc-session', { sandboxVerificationDecision: 'approve' });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'NotFoundError']);
    expect((await ask('set-kyc-vendor-dummy')).status).toBe(404);
    expect(codeOf(await ask('create-kyc-session'))).toBe('ProviderUnavailableError');
  });
});

it('the vendor’s dummy approves at once', async () => {
  const answer = await owner().ask('POST', '/verification/set-kyc-vendor-dummy');
  expect(dataOf(answer)).toEqual({ status: 'submitted', identityStatus: 'approved', outcome: 'approved' });
});
