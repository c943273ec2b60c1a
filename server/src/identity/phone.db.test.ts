import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createPerson } from './index.ts';
import { age, me, newEmail, newPerson, password, type SignInPerson, signIn, wrongFor } from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database, { config: { guardedCallsPerMinute: 10_000 } });

let person: SignInPerson;
let client: TestClient;
let number: string;

let numbers = 100;
/** A number of the plan that no other test has. */
const newNumber = (): string => `+1212555${String(++numbers).padStart(4, '0')}`;

beforeEach(async () => {
  person = await newPerson(db);
  client = await signIn(portal, person);
  number = newNumber();
});

const post = (path: string, body?: object): Promise<TestAnswer> =>
  client.request(`/api/${person.userId}/me/${path}`, { method: 'POST', ...(body && { body }) });
const save = (phoneNumber = number, countryIso = 'US') => post('phone-number', { phoneNumber, countryIso });
const send = () => post('send-phone-verification-sms');
const verify = (smsOtp: string) => post('verify-phone-number', { smsOtp });
const profile = async () => dataOf<{ profile: object }>(await me(client, person)).profile;

/** The code in the newest text message to a number. */
async function textedCode(to = number): Promise<string> {
  const [message] = await mailsTo(portal.app, to);
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? [];
  if (!code) throw new Error(`No code was texted to ${to}.`);
  return code;
}

const auditOf = async () =>
  db
    .selectFrom('audit_events')
    .select(['action', 'detail', 'ip'])
    .where('object_id', '=', person.userId)
    .where('action', 'like', 'phone-number.%')
    .orderBy('id')
    .execute();

describe('a verified number that is replaced', () => {
  const notices = async () =>
    (await mailsTo(portal.app, person.email)).filter(({ subject }) => /phone number was changed$/.test(subject));

  it('is mailed to the person, with the ends of both numbers alone', async () => {
    const [old, next] = [number, newNumber()];
    await save(old);
    await save(next);
    expect(await notices(), 'the first was not verified').toEqual([]);
    await send();
    await verify(await textedCode(next));
    await save(next);
    expect(await notices(), 'the same number again').toEqual([]);
    await save(old);
    const [notice] = await notices();
    expect(notice?.text).toContain(`•••• ${next.slice(-4)}`);
    expect(notice?.text).toContain(`•••• ${old.slice(-4)}`);
    expect(notice?.text).not.toContain(next.slice(2));
    expect(notice?.text).not.toContain(old.slice(2));
  });
});

describe('a phone number', () => {
  it('is kept in international form and verified by the texted code', async () => {
    expect((await save(number.replace('+1212555', '(212) 555-'))).status).toBe(204);
    expect(await profile()).toMatchObject({
      phoneNumber: number,
      phoneNumberCountryIso: 'US',
      phoneNumberVerified: false,
    });
    expect((await send()).status).toBe(200);
    expect((await verify(await textedCode())).status).toBe(204);
    expect(await profile()).toMatchObject({ phoneNumberVerified: true });
  });

  it('leaves an audit trail without the number', async () => {
    await save();
    await send();
    await verify(await textedCode());
    await save(newNumber());
    const events = await auditOf();
    expect(events.map(({ action }) => action)).toEqual([
      'phone-number.changed',
      'phone-number.verified',
      'phone-number.changed',
    ]);
    expect(events.at(-1)?.detail).toEqual({ wasVerified: true });
    expect(JSON.stringify(events)).not.toContain(number);
  });

  it('that is replaced has to be verified again; saved again it stays verified', async () => {
    await save();
    await send();
    await verify(await textedCode());
    await save();
    expect(await profile()).toMatchObject({ phoneNumberVerified: true });
    await save(newNumber());
    expect(await profile()).toMatchObject({ phoneNumberVerified: false });
  });

  it.each([
    ['phoneNumber', '12', 'US', 'Please enter a valid phone number.'],
    ['phoneNumber', '1234567890123456', 'US', 'Phone number should be at most 15 digits.'],
    [
      'phoneNumber',
      '+34612345678',
      'US',
      'This isn’t a number of the selected country. Check the number or its country.',
    ],
    ['phoneNumber', '', 'US', 'This field is required.'],
    ['countryIso', '+5352345678', 'CU', 'Missing field or wrong format'],
  ])('is refused: %s %s of %s', async (path, phoneNumber, countryIso, message) => {
    expect(await save(phoneNumber, countryIso)).toMatchObject({
      status: 422,
      body: { validations: [{ path, message }] },
    });
  });

  it('can be kept and verified without an organization', async () => {
    const email = newEmail();
    const userId = await createPerson(db, { email, password, firstName: 'Ada', lastName: 'Vale' });
    person = { ...person, email, userId };
    client = await signIn(portal, { email });
    expect((await save()).status).toBe(204);
    await send();
    expect((await verify(await textedCode())).status).toBe(204);
  });

  it('of somebody else is out of reach', async () => {
    const other = await newPerson(db);
    const answer = await client.request(`/api/${other.userId}/me/phone-number`, {
      method: 'POST',
      body: { phoneNumber: number, countryIso: 'US' },
    });
    expect(answer.status).toBe(403);
    expect((await portal.client().request('/api/new/me/phone-number', { method: 'POST', body: {} })).status).toBe(401);
  });
});

describe('a texted code', () => {
  it('is good for ten minutes', async () => {
    await save();
    await send();
    await age(db, person, '10 minutes');
    expect(codeOf(await verify(await textedCode()))).toBe('ExpiredOtpError');
  });

  it('is texted again after thirty seconds, not before; the newest is good', async () => {
    await save();
    await send();
    const first = await textedCode();
    expect((await send()).status).toBe(200);
    expect(await mailsTo(portal.app, number)).toHaveLength(1);
    await age(db, person, '31 seconds');
    await send();
    const second = await textedCode();
    if (first !== second) expect(codeOf(await verify(first))).toBe('InvalidOtpError');
    expect((await verify(second)).status).toBe(204);
  });

  it('locks the person out after too many wrong ones', async () => {
    await save();
    await send();
    const wrong = wrongFor(await textedCode());
    const answers = [];
    for (let attempt = 0; attempt < 10; attempt += 1) answers.push(codeOf(await verify(wrong)));
    expect(answers.at(0)).toBe('InvalidOtpError');
    expect(answers.at(-1)).toBe('BruteForceAttemptError');
    expect(codeOf(await send())).toBe('BruteForceAttemptError');
    expect(await profile()).toMatchObject({ phoneNumberVerified: false });
  });

  it('never verifies another number than it was texted to', async () => {
    await save();
    await send();
    const code = await textedCode();
    await save(newNumber());
    expect(codeOf(await verify(code))).toBe('InvalidOtpError');
    expect(await profile()).toMatchObject({ phoneNumberVerified: false });
  });

  it('against a new number: the one that is verified is the one that was texted', async () => {
    for (let round = 0; round < 5; round += 1) {
      person = await newPerson(db);
      client = await signIn(portal, person);
      number = newNumber();
      await save();
      await send();
      const code = await textedCode();
      await Promise.all([verify(code), save(newNumber())]);
      expect(await profile()).toMatchObject({ phoneNumberVerified: false });
    }
  });

  it('is used by exactly one of many requests', async () => {
    await save();
    await send();
    const code = await textedCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(code)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('is not sent without a number, nor for a verified one', async () => {
    expect(await send()).toMatchObject({ status: 422, body: { validations: [{ path: 'phoneNumber' }] } });
    await save();
    await send();
    await verify(await textedCode());
    expect(codeOf(await send())).toBe('ForbiddenError');
  });

  it('is sent to a number, and for a person, only a few times', async () => {
    await save();
    const statuses = [];
    for (let message = 0; message < 7; message += 1) {
      statuses.push((await send()).status);
      await age(db, person, '31 seconds');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const taken = number;
    person = await newPerson(db);
    client = await signIn(portal, person);
    await save(taken);
    expect((await send()).status).toBe(429);
  });
});
