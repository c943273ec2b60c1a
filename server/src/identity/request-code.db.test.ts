import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
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

  it('without a session requires an address', async () => {
    const answer = await resend(portal.client());
    expect(answer.status).toBe(422);
  });
});

describe('requests for codes by e-mail address', () => {
  /** Behind a proxy, so that a test can come from many networks; two processes. */
  const processes = [1, 2].map(() => testServer(database, { config: { trustedProxyHops: 1 } }));

  /** Sends a request to the processes in turn, from one network unless `ip` is given. */
  async function ask(turn: number, email = person.email, ip = '203.0.113.9'): Promise<TestAnswer> {
    const [one = portal, other = portal] = processes;
    const answer = await (turn % 2 === 0 ? one : other).client().request('/api/new/me/send-email-2fa', {
      method: 'POST',
      body: { email, purpose: 'sign-in' },
      headers: { 'x-forwarded-for': ip },
    });
    await age(db, person, '31 seconds');
    return answer;
  }

  const home = '198.51.100.7';

  it.each(['known', 'unknown'])('are refused after five from one network, for a %s address', async (who) => {
    const email = who === 'known' ? person.email : newEmail();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(turn, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask(0, email);
    expect(refused.body).toMatchObject({ code: 'RateLimitError', tried: 'code-request' });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await mailsTo(portal.app, email)).toHaveLength(who === 'known' ? 5 : 0);
  });

  it('of a stranger leave those of another network', async () => {
    for (let turn = 0; turn < 6; turn += 1) await ask(turn);
    expect((await ask(0, person.email, home)).status).toBe(200);
    expect(await mailsTo(portal.app, person.email)).toHaveLength(6);
  });

  it('are refused after twenty from any number of networks, and leave signing in with the password', async () => {
    for (let turn = 0; turn < 20; turn += 1) await ask(turn, person.email, `192.0.2.${turn % 10}`);
    expect((await ask(0, person.email, home)).status).toBe(429);
    const owner = portal.client();
    expect((await start(owner, person)).status).toBe(200);
    expect((await confirm(owner, await codeFor())).status).toBe(200);
  });

  it('are counted before they are answered, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => ask(turn)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('requests of a signed-in person for codes', () => {
  const kind = 'own-code-request';

  const askFor = (client: TestClient, invited: string) =>
    client.request(`/api/${person.userId}/me/send-email-2fa`, {
      method: 'POST',
      body: { purpose: 'POST /invites', inviteeEmail: invited, role: 'owner' },
    });

  it('are refused after sixty codes, for whatever values', async () => {
    const client = await signIn(portal, person);
    expect((await askFor(client, newEmail())).status).toBe(200);
    await db.updateTable('sign_in_attempts').set({ count: 59 }).where('subject', '=', person.userId).execute();
    expect((await askFor(client, newEmail())).status).toBe(200);
    const refused = await askFor(client, newEmail());
    expect(refused).toMatchObject({ status: 429, body: { code: 'RateLimitError', tried: 'code-request' } });
    expect(await mailsTo(portal.app, person.email)).toHaveLength(3);
  });

  it('that mail nothing are not counted', async () => {
    const client = await signIn(portal, person);
    const invited = newEmail();
    for (let time = 0; time < 3; time += 1) expect((await askFor(client, invited)).status).toBe(200);
    const rows = db.selectFrom('sign_in_attempts').select('count').where('subject', '=', person.userId);
    expect(await rows.where('kind', '=', kind).execute()).toEqual([{ count: 1 }]);
  });
});
