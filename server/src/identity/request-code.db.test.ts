import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createStaff } from './index.ts';
import { age, confirm, newEmail, newPerson, password, type SignInPerson, signIn, start } from './sign-in-fixtures.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

const codeFor = () => mailedCode(portal.app, person.email);

const resend = (client: TestClient, body: object = { purpose: 'sign-in' }) =>
  client.request('/api/new/me/send-email-2fa', { method: 'POST', body });

describe('a request for a code', () => {
  it('again within thirty seconds is answered but mails nothing; the mailed code stays valid', async () => {
    const client = portal.client();
    await start(client, person);
    const code = await codeFor();
    expect((await resend(client)).status).toBe(200);
    expect(await mailsTo(portal.app, person.email)).toHaveLength(1);
    expect((await confirm(client, code)).status).toBe(200);
  });

  it('again after thirty seconds replaces the code', async () => {
    const client = portal.client();
    await start(client, person);
    const first = await codeFor();
    await age(db, person, '31 seconds');
    expect((await resend(client)).status).toBe(200);
    const second = await codeFor();
    expect(await mailsTo(portal.app, person.email)).toHaveLength(2);
    if (first !== second) expect(codeOf(await confirm(client, first))).toBe('InvalidOtpError');
    expect((await confirm(client, second)).status).toBe(200);
  });

  it('of the back office is refused on the portal for everybody, and mails nothing', async () => {
    const staff = { email: newEmail(), password, firstName: 'Sam', lastName: 'Reed', role: 'finance' } as const;
    await createStaff(db, staff);
    const halfSignedIn = portal.client();
    await start(halfSignedIn, person);
    const signedIn = await signIn(portal, await newPerson(db));
    for (const client of [portal.client(), halfSignedIn, signedIn]) {
      const { status, body } = await resend(client, { email: staff.email, purpose: 'staff-sign-in' });
      expect({ status, body }).toMatchObject({ status: 422, body: { validations: [{ path: 'purpose' }] } });
    }
    expect(await mailsTo(portal.app, staff.email)).toEqual([]);
  });

  it('for a payment requires a session: by e-mail address it is refused and mails nothing', async () => {
    const answer = await resend(portal.client(), { email: person.email, purpose: 'POST /invoices/pay' });
    expect(answer.status).toBe(422);
    expect(await mailsTo(portal.app, person.email)).toEqual([]);
  });

  it('by e-mail address gets the same answer for known and unknown addresses', async () => {
    const unknownAddress = newEmail();
    const known = await resend(portal.client(), { email: person.email, purpose: 'sign-in' });
    const unknown = await resend(portal.client(), { email: unknownAddress, purpose: 'sign-in' });
    const again = await resend(portal.client(), { email: person.email, purpose: 'sign-in' });
    for (const answer of [known, unknown, again]) {
      expect(answer.status).toBe(200);
      expect(Object.keys(dataOf(answer)).sort()).toEqual(['challengeId', 'codeSource', 'expiresAt', 'resendAt']);
    }
    expect(await mailsTo(portal.app, person.email)).toHaveLength(1);
    expect(await mailsTo(portal.app, unknownAddress)).toEqual([]);
  });

  it('by e-mail address can’t be used to flood a mailbox', async () => {
    for (let request = 0; request < 8; request += 1) {
      await resend(portal.client(), { email: person.email, purpose: 'sign-in' });
      await age(db, person, '31 seconds');
    }
    expect(await mailsTo(portal.app, person.email)).toHaveLength(4);
  });

  it('without a session requires an address', async () => {
    const answer = await resend(portal.client());
    expect(answer.status).toBe(422);
  });
});
