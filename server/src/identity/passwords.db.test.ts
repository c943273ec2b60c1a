import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookies, systemContext } from '../kernel/index.ts';
import { deviateOfTimes, rankDeviate } from '../test-support/answer-times.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createPasswordLink, createPerson } from './index.ts';
import { hashPassword, isRightPassword, recommendedCost, setHashCost } from './passwords.ts';
import { call, post, setUpApp } from './second-factor-fixtures.ts';
import {
  age,
  confirm,
  me,
  newEmail,
  newPerson,
  password,
  type SignInPerson,
  signIn,
  start,
  wrongFor,
} from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const secondPortal = testServer(database);
const newPassword = 'Another-Horse-2';

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

const codeFor = () => mailedCode(portal.app, person.email);

/** Hashes at the cost of the product while `act` runs; other tests hash at a lower one. */
async function atFullCost(act: () => Promise<void>): Promise<void> {
  const reduced = setHashCost(recommendedCost);
  try {
    await act();
  } finally {
    setHashCost(reduced);
  }
}

describe('a stored password', () => {
  it('is argon2id at the cost that OWASP recommends, with its own salt', () =>
    atFullCost(async () => {
      const hashes = await Promise.all([hashPassword(password), hashPassword(password)]);
      for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(hashes[0]).not.toBe(hashes[1]);
      expect(await isRightPassword(hashes[0] ?? null, password)).toBe(true);
      expect(await isRightPassword(hashes[0] ?? null, newPassword)).toBe(false);
    }));

  it('is still the right one after the cost has changed', async () => {
    const before = await hashPassword(password);
    await atFullCost(async () => expect(await isRightPassword(before, password)).toBe(true));
  });
});

describe('changing the password', () => {
  const change = async (client: TestClient, body: object = { currentPassword: password, newPassword }) => {
    await post(client, person, '/me/send-email-2fa', { purpose: 'PUT /me/password' });
    return call(client, person, 'PUT', '/me/password', body, await codeFor());
  };

  it('ends all other sessions, keeps this one, forgets other devices, and mails a notice', async () => {
    const elsewhere = await signIn(portal, person, { remember2FaChecked: true });
    await age(db, person, '31 seconds');
    const halfway = portal.client();
    await start(halfway, person);
    const here = await signIn(portal, person, { remember2FaChecked: true });
    expect((await change(here)).status).toBe(204);
    expect((await me(here, person)).status).toBe(200);
    expect((await me(elsewhere, person)).status).toBe(401);
    expect((await confirm(halfway, '000000')).status).toBe(401);
    const now = { email: person.email, password: newPassword };
    expect(dataOf(await start(elsewhere, now))).toMatchObject({ otpRequired: true });
    expect(dataOf(await start(here, now))).toMatchObject({ otpRequired: false });
    expect((await mailsTo(portal.app, person.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/password was changed/),
    );
    expect(codeOf(await start(portal.client(), person))).toBe('InvalidCredentialsError');
  });

  it('needs a code', async () => {
    const client = await signIn(portal, person);
    const answer = await call(client, person, 'PUT', '/me/password', { currentPassword: password, newPassword });
    expect(codeOf(answer)).toBe('OtpRequiredError');
  });

  it('refuses a wrong current password at its field, and locks the session after ten', async () => {
    const client = await signIn(portal, person);
    const wrong = { currentPassword: 'wrong', newPassword };
    const refused = await change(client, wrong);
    expect(refused).toMatchObject({ status: 422, body: { validations: [{ path: 'currentPassword' }] } });
    const code = await codeFor();
    for (let guess = 0; guess < 9; guess += 1) await call(client, person, 'PUT', '/me/password', wrong, code);
    const right = { currentPassword: password, newPassword };
    expect(codeOf(await call(client, person, 'PUT', '/me/password', right, code))).toBe('BruteForceAttemptError');
  });

  it('refuses a weak one', async () => {
    const client = await signIn(portal, person);
    const answer = await change(client, { currentPassword: password, newPassword: 'short' });
    expect(answer).toMatchObject({ status: 422, body: { validations: [{ path: 'newPassword' }] } });
  });
});

const ask = (email = person.email, client = portal.client()) =>
  client.request('/api/new/sessions/password-reset', { method: 'POST', body: { email } });

interface Reset {
  readonly email?: string;
  readonly resetCode: string;
  readonly otpCode?: string;
  readonly on?: TestClient;
}
const reset = ({ email = person.email, resetCode, otpCode, on = portal.client() }: Reset) =>
  on.request('/api/new/sessions/password-reset', {
    method: 'PUT',
    body: { email, resetCode, newPassword },
    headers: { ...(otpCode && { 'otp-code': otpCode }) },
  });

describe('a forgotten password', () => {
  it('is reset with the mailed code: every session ends, devices are forgotten, a notice is mailed', async () => {
    const client = await signIn(portal, person, { remember2FaChecked: true });
    expect((await ask()).status).toBe(200);
    expect((await mailsTo(portal.app, person.email))[0]?.text).toContain(
      `/auth/reset-password#email=${encodeURIComponent(person.email)}`,
    );
    expect((await reset({ resetCode: await codeFor() })).status).toBe(204);
    expect((await me(client, person)).status).toBe(401);
    expect((await mailsTo(portal.app, person.email))[0]?.subject).toMatch(/password was reset/);
    expect(codeOf(await start(client, person))).toBe('InvalidCredentialsError');
    const now = { email: person.email, password: newPassword };
    expect(dataOf(await start(client, now))).toMatchObject({ otpRequired: true });
  });

  it('takes the code once, of parallel requests on two processes too', async () => {
    await ask();
    const resetCode = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        reset({ resetCode, on: (index % 2 === 0 ? portal : secondPortal).client() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(codeOf(await reset({ resetCode }))).toBe('ReusedLoginOtpError');
  });

  it('takes the code of the authenticator app too, where one is set up', async () => {
    const app = await setUpApp(portal.app, await signIn(portal, person), person);
    await ask();
    const resetCode = await codeFor();
    expect(codeOf(await reset({ resetCode }))).toBe('OtpRequiredError');
    expect(codeOf(await reset({ resetCode, otpCode: app.code(20) }))).toBe('InvalidOtpError');
    expect(codeOf(await reset({ resetCode: wrongFor(resetCode), otpCode: app.code() }))).toBe('InvalidOtpError');
    expect((await reset({ resetCode, otpCode: app.code() })).status).toBe(204);
  });

  it('does not take a sign-in code, nor sign anybody in', async () => {
    await start(portal.client(), person);
    expect(codeOf(await reset({ resetCode: await codeFor() }))).toBe('InvalidOtpError');
    await ask();
    const resetCode = await codeFor();
    const client = portal.client();
    await start(client, person);
    expect((await confirm(client, resetCode)).status).toBe(403);
  });

  it('expires', async () => {
    await ask();
    const resetCode = await codeFor();
    await age(db, person, '10 minutes');
    expect(codeOf(await reset({ resetCode }))).toBe('ExpiredOtpError');
  });

  it('ends the code at the fifth wrong one, and says no more than of an unknown address', async () => {
    await ask();
    const resetCode = await codeFor();
    const unknown = newEmail();
    await ask(unknown);
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const email = guess % 2 === 0 ? unknown : person.email;
      answers.push(await reset({ email, resetCode: wrongFor(resetCode) }));
    }
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['InvalidOtpError']));
    for (let guess = 0; guess < 2; guess += 1) await reset({ resetCode: wrongFor(resetCode) });
    expect(codeOf(await reset({ resetCode }))).toBe('InvalidOtpError');
  });

  it.each(['known', 'unknown'])('locks the network of a guesser after ten, for a %s address', async (who) => {
    const email = who === 'known' ? person.email : newEmail();
    for (let guess = 0; guess < 10; guess += 1) await reset({ email, resetCode: '000000' });
    expect(codeOf(await reset({ email, resetCode: '000000' }))).toBe('BruteForceAttemptError');
  });

  it('can not be used to flood a mailbox', async () => {
    const answers = [];
    for (let request = 0; request < 7; request += 1) {
      answers.push(codeOf(await ask()));
      await age(db, person, '31 seconds');
    }
    expect(answers).toContain('RateLimitError');
    expect((await mailsTo(portal.app, person.email)).length).toBeLessThanOrEqual(5);
  });

  it('of a suspended person is not reset', async () => {
    await db.updateTable('people').set({ status: 'suspended' }).where('id', '=', person.userId).execute();
    expect((await ask()).status).toBe(200);
    expect(await mailsTo(portal.app, person.email)).toEqual([]);
  });
});

describe('the time of an answer', () => {
  const deviateOf = (act: (email: string) => Promise<unknown>) =>
    deviateOfTimes({ newKnown: async () => (await newPerson(db)).email, newUnknown: newEmail, act });

  it('tells apart samples that differ', () => {
    const slow = Array.from({ length: 12 }, (_, index) => 100 + index);
    expect(
      rankDeviate(
        slow,
        slow.map((ms) => ms - 50),
      ),
    ).toBeGreaterThan(4);
  });

  it('to a request for a reset code does not tell whether an address is known', async () => {
    expect(await deviateOf((email) => ask(email))).toBeLessThan(4);
  });

  it('to a wrong reset code does not tell whether an address is known', async () => {
    expect(await deviateOf((email) => reset({ email, resetCode: '000000' }))).toBeLessThan(4);
  });

  it('to a request for a sign-in code by e-mail does not tell whether an address is known', async () => {
    const askForCode = (email: string) => {
      const body = { email, purpose: 'sign-in' };
      return portal.client().request('/api/new/me/send-email-2fa', { method: 'POST', body });
    };
    expect(await deviateOf(askForCode)).toBeLessThan(4);
  });

  it('to a wrong password does not tell whether an address is known', () =>
    atFullCost(async () => {
      const deviate = await deviateOf((email) => start(portal.client(), { email, password: 'wrong' }));
      expect(deviate).toBeLessThan(4);
    }));
});

describe('wrong mailed codes', () => {
  const guess = (turn: number, client: TestClient, code: string) => {
    const at = (turn % 2 === 0 ? portal : secondPortal).client();
    for (const [name, value] of client.cookies) at.cookies.set(name, value);
    return confirm(at, code);
  };

  it('end the code on two processes together, then lock out a person who knows the password', async () => {
    const client = portal.client();
    await start(client, person);
    const code = await codeFor();
    const guesses = Array.from({ length: 12 }, (_, turn) => guess(turn, client, wrongFor(code)));
    const refused = (await Promise.all(guesses)).map(codeOf);
    expect(new Set(refused)).toEqual(new Set(['InvalidOtpError', 'ExpiredOtpError', 'BruteForceAttemptError']));
    expect(refused.filter((answer) => answer !== 'BruteForceAttemptError').length).toBeLessThan(10);
    for (const turn of [0, 1]) expect(codeOf(await guess(turn, client, code))).toBe('BruteForceAttemptError');
    expect((await start(secondPortal.client(), person)).body).toMatchObject({ tried: 'code' });
  });
});

describe('a link to set the first password', () => {
  const use = (token: string) =>
    portal.client().request('/api/new/password-links/use', {
      method: 'POST',
      body: { token, password: 'Third-Horse-33' },
    });

  it('is refused once there is a password, which only a reset replaces', async () => {
    const email = newEmail();
    const userId = await createPerson(db, { email, firstName: 'Ada', lastName: 'Vale' });
    const { link } = await createPasswordLink(systemContext(portal.app, db), { kind: 'customer', userId });
    await ask(email);
    expect((await reset({ email, resetCode: await mailedCode(portal.app, email) })).status).toBe(204);
    expect(codeOf(await use(link.replace(/.*token=/, '')))).toBe('NotFoundError');
    expect((await start(portal.client(), { email, password: newPassword })).status).toBe(200);
  });
});

describe('a lock on passwords', () => {
  /** Strangers on many networks have guessed. */
  const lockEverywhere = async () => {
    await start(portal.client(), { email: person.email, password: 'wrong' });
    await db
      .updateTable('sign_in_attempts')
      .set({ locked_until: sql<Date>`now() + interval '15 minutes'` })
      .where('kind', 'in', ['password', 'password-anywhere'])
      .execute();
  };

  it('by strangers lets a remembered device in', async () => {
    const client = await signIn(portal, person, { remember2FaChecked: true });
    await lockEverywhere();
    expect(codeOf(await start(portal.client(), person))).toBe('BruteForceAttemptError');
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: false });
    expect((await confirm(client)).status).toBe(200);
  });

  it('still counts guesses on a remembered device', async () => {
    const client = await signIn(portal, person, { remember2FaChecked: true });
    for (let guess = 0; guess < 10; guess += 1) await start(client, { email: person.email, password: 'wrong' });
    expect(codeOf(await start(client, person))).toBe('BruteForceAttemptError');
  });

  it('is not lifted by a device of somebody else', async () => {
    const other = await newPerson(db);
    const client = await signIn(portal, other, { remember2FaChecked: true });
    await lockEverywhere();
    expect(codeOf(await start(client, person))).toBe('BruteForceAttemptError');
  });
});

describe('a session', () => {
  it('that a stranger planted is not the one that opens', async () => {
    const victim = portal.client();
    const planted = `ses_${'x'.repeat(43)}`;
    victim.cookies.set(cookies.session, planted);
    await start(victim, person);
    await confirm(victim, await codeFor());
    expect((await me(victim, person)).status).toBe(200);
    const stranger = portal.client();
    stranger.cookies.set(cookies.session, planted);
    expect((await me(stranger, person)).status).toBe(401);
  });

  it('that was stolen before its code opens nothing after', async () => {
    const victim = portal.client();
    await start(victim, person);
    const stolen = portal.client();
    for (const [name, value] of victim.cookies) stolen.cookies.set(name, value);
    const code = await codeFor();
    await confirm(victim, code);
    expect((await me(stolen, person)).status).toBe(401);
    expect((await confirm(stolen, code)).status).toBe(401);
  });
});
