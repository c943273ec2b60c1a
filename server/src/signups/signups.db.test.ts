import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { termsDocuments } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { newEmail, newPerson, password, start } from '../identity/sign-in-fixtures.ts';
import { deviateOfTimes } from '../test-support/answer-times.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import {
  ageSignUps,
  mailedToken,
  mailedTokens,
  post,
  signUp,
  signUpBody,
  signUpIdOf,
  verify,
} from './sign-up-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const generous = { guardedCallsPerMinute: 10_000, trustedProxyHops: 1 };
const server = testServer(database, { config: generous });
const secondServer = testServer(database, { config: generous });
const production = testServer(database, { config: { ...generous, mode: 'production' } });
const { app } = server;

let email: string;

beforeEach(async () => {
  email = newEmail();
  // All tests share one network.
  await db.deleteFrom('sign_in_attempts').where('kind', '=', 'email-lookup').execute();
});

const fieldsOf = ({ body }: TestAnswer) => (body as { validations: { path: string; message: string }[] }).validations;
const waiting = () => db.selectFrom('sign_ups').selectAll().where('email', '=', email).orderBy('id').execute();
const person = () => db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
const auditOf = async (objectId: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', objectId).execute()).map(
    ({ action }) => action,
  );

describe('signing up', () => {
  it('makes a person once the mailed link is opened, who then signs in', async () => {
    const answer = await signUp(server, email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({ email });
    expect(await person()).toBeUndefined();
    expect(dataOf(await verify(server, await mailedToken(app, email)))).toEqual({ email });
    expect(await person()).toMatchObject({
      first_name: 'Ada',
      phone_number: '+12125550123',
      phone_number_country_iso: 'US',
      phone_number_verified: false,
      locale: 'en',
    });
    const client = server.client();
    expect(dataOf(await start(client, { email }))).toMatchObject({ otpRequired: true, organizations: [] });
    expect(await mailedCode(app, email)).toMatch(/^\d{6}$/);
  });

  it('leaves an audit trail', async () => {
    const signUpId = signUpIdOf(await signUp(server, email));
    await verify(server, await mailedToken(app, email));
    expect(await auditOf(signUpId)).toEqual(['sign-up.started']);
    expect(await auditOf((await person())?.id ?? '')).toEqual(['sign-up.verified']);
  });

  it('keeps neither the password nor the link’s token, and forgets the password’s hash afterwards', async () => {
    await signUp(server, email);
    const token = await mailedToken(app, email);
    const [row] = await waiting();
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(token);
    await verify(server, token);
    expect((await waiting())[0]).toMatchObject({ password_hash: null, person_id: (await person())?.id });
  });

  it('writes the mail in the caller’s language, without the typed name', async () => {
    const body = await signUpBody(app, email, { firstName: 'Visit evil.example' });
    await post(server.client(), '/signups/set-credentials', body, { 'accept-language': 'es' });
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toContain('Verifique su correo');
    expect(mail?.text).not.toContain('evil.example');
    await verify(server, await mailedToken(app, email));
    expect(await person()).toMatchObject({ locale: 'es' });
  });

  it.each([
    ['email', 'ada@nowhere', 'Invalid email'],
    ['password', 'short', 'Password is not strong enough.'],
    ['password', 'Qwerty-Horse-1', 'Max. two consecutive keyboard letters.'],
    ['phoneNumber', '12', 'Please enter a valid phone number.'],
    ['phoneNumber', '1234567890123456', 'Phone number should be at most 15 digits.'],
    ['countryIso', 'CU', 'Missing field or wrong format'],
    ['countryIso', 'ZZ', 'Missing field or wrong format'],
    ['firstName', ' ', 'This field is required.'],
    ['lastName', 'x'.repeat(101), 'Maximum of 100 characters allowed'],
    ['acceptedTermsVersion', '1999-01-01', 'Your confirmation is required.'],
  ])('refuses the %s %j', async (field, value, message) => {
    const answer = await signUp(server, email, { [field]: value });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([{ path: field, message }]);
    expect(await waiting()).toEqual([]);
  });

  it('refuses a plus address outside the product’s own domain in production', async () => {
    const plus = email.replace('@', '+1@');
    expect((await signUp(server, plus)).status).toBe(200);
    expect(fieldsOf(await signUp(production, plus))).toEqual([
      { path: 'email', message: 'Email with plus addressing are not allowed.' },
    ]);
  });

  it('from another site’s page is refused', async () => {
    const body = await signUpBody(app, email);
    const answer = await post(server.client(), '/signups/set-credentials', body, { origin: 'https://evil.example' });
    expect(codeOf(answer)).toBe('ForbiddenOriginError');
  });

  it('opens no session', async () => {
    const client = server.client();
    await post(client, '/signups/set-credentials', await signUpBody(app, email));
    await post(client, '/signups/verify-email', { token: await mailedToken(app, email) });
    expect(client.cookies.size).toBe(0);
  });

  it('keeps the tracking parameters that came with it', async () => {
    const tracking = { utm_source: 'news', utm_medium: 'mail', utm_term: 'invoice', bcpi: 'p1', irclickid: 'c1' };
    await signUp(server, email, { ...tracking, utm_medium: '' });
    const { utm_medium, ...given } = tracking;
    expect((await waiting())[0]?.tracking).toEqual(given);
  });
});

describe('an address that somebody has', () => {
  it('is said to be in use, and nothing of the person changes', async () => {
    const owner = await newPerson(db);
    const before = await db.selectFrom('people').selectAll().where('id', '=', owner.userId).executeTakeFirstOrThrow();
    const answer = await signUp(server, owner.email, { password: 'Another-Horse-2', firstName: 'Eve' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'EmailInUseError', message: 'This email is already in use' },
    });
    expect(await db.selectFrom('people').selectAll().where('id', '=', owner.userId).executeTakeFirst()).toEqual(before);
    expect(await mailsTo(app, owner.email)).toEqual([]);
  });

  it('can’t be taken by a sign-up that began before: the first that is verified gets it', async () => {
    await signUp(server, email);
    const first = await mailedToken(app, email);
    await signUp(server, email, { firstName: 'Eve', password: 'Another-Horse-2' });
    const second = await mailedToken(app, email);
    expect((await verify(server, first)).status).toBe(200);
    expect(codeOf(await verify(server, second))).toBe('EmailInUseError');
    expect(await person()).toMatchObject({ first_name: 'Ada' });
    expect(codeOf(await start(server.client(), { email, password: 'Another-Horse-2' }))).toBe(
      'InvalidCredentialsError',
    );
  });

  it('goes to exactly one of many sign-ups that are verified at once on two processes', async () => {
    await Promise.all(Array.from({ length: 4 }, (_, index) => signUp(server, email, { firstName: `Ada ${index}` })));
    const tokens = await mailedTokens(app, email);
    expect(tokens).toHaveLength(4);
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token, index) => verify(index % 2 ? server : secondServer, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await waiting()).filter(({ person_id }) => person_id !== null)).toHaveLength(1);
  });
});

describe('a verification link', () => {
  it('works once', async () => {
    await signUp(server, email);
    const token = await mailedToken(app, email);
    await verify(server, token);
    expect(codeOf(await verify(server, token))).toBe('UsedVerificationLinkError');
  });

  it('works for 24 hours', async () => {
    await signUp(server, email);
    await ageSignUps(app, email, '23 hours 59 minutes');
    const token = await mailedToken(app, email);
    await ageSignUps(app, email, '1 minute');
    expect(codeOf(await verify(server, token))).toBe('ExpiredVerificationLinkError');
    expect(await person()).toBeUndefined();
    await ageSignUps(app, email, '-1 minute');
    expect((await verify(server, token)).status).toBe(200);
  });

  it.each(['verify_unknown', `verify_${'x'.repeat(43)}`])('that was never mailed is refused: %s', async (token) => {
    expect(codeOf(await verify(server, token))).toBe('InvalidVerificationLinkError');
  });
});

describe('mailing the link again', () => {
  const resend = (body: object = {}) => post(server.client(), '/signups/resend-verification-email', { email, ...body });

  it('replaces the link after thirty seconds, and mails nothing before', async () => {
    await signUp(server, email);
    expect((await resend()).status).toBe(200);
    expect(await mailedTokens(app, email)).toHaveLength(1);
    await ageSignUps(app, email, '31 seconds');
    await resend();
    const [newest = '', oldest = ''] = await mailedTokens(app, email);
    expect(codeOf(await verify(server, oldest))).toBe('InvalidVerificationLinkError');
    expect((await verify(server, newest)).status).toBe(200);
  });

  it('gives an expired sign-up a link that works', async () => {
    await signUp(server, email);
    const expired = await mailedToken(app, email);
    await ageSignUps(app, email, '3 days');
    expect(codeOf(await verify(server, expired))).toBe('ExpiredVerificationLinkError');
    await resend();
    expect((await verify(server, await mailedToken(app, email))).status).toBe(200);
  });

  it('renews the sign-up that is named, not one that a stranger made with the address later', async () => {
    const mine = signUpIdOf(await signUp(server, email));
    await signUp(server, email, { firstName: 'Eve' });
    await mailsTo(app, email);
    await ageSignUps(app, email, '31 seconds');
    await resend({ signUpId: mine });
    await verify(server, await mailedToken(app, email));
    expect(await person()).toMatchObject({ first_name: 'Ada' });
  });

  it('answers alike and as late for a known, a waiting and an unknown address', async () => {
    const owner = await newPerson(db);
    await signUp(server, email);
    await ageSignUps(app, email, '31 seconds');
    for (const address of [owner.email, email, newEmail()]) {
      const began = performance.now();
      const answer = await resend({ email: address });
      expect([answer.status, Object.keys(dataOf(answer))]).toEqual([200, ['resendAt']]);
      expect(performance.now() - began).toBeGreaterThanOrEqual(195);
    }
  });

  it.each([
    ['known', async () => (await newPerson(db)).email],
    [
      'waiting',
      async () => {
        const waitingEmail = newEmail();
        await signUp(server, waitingEmail);
        await ageSignUps(app, waitingEmail, '31 seconds');
        return waitingEmail;
      },
    ],
  ])('does not tell by its time whether an address is %s', async (_, newKnown) => {
    const act = (address: string) => resend({ email: address });
    expect(await deviateOfTimes({ newKnown, newUnknown: newEmail, act })).toBeLessThan(4);
  });

  it('tells somebody who has an account so, in their language', async () => {
    const owner = await newPerson(db);
    await db.updateTable('people').set({ locale: 'es' }).where('id', '=', owner.userId).execute();
    await resend({ email: owner.email });
    expect((await mailsTo(app, owner.email))[0]?.subject).toContain('Ya tiene una cuenta');
  });

  it('can’t be used to flood a mailbox', async () => {
    await signUp(server, email);
    for (let request = 0; request < 8; request += 1) {
      await ageSignUps(app, email, '31 seconds');
      await resend();
    }
    expect(await mailedTokens(app, email)).toHaveLength(5);
    expect(codeOf(await signUp(server, email))).toBe('RateLimitError');
  });

  it('by a stranger leaves the owner of the address their mails, and many networks have a limit together', async () => {
    const mailedAfter = async (ip: string) => {
      await ageSignUps(app, email, '31 seconds');
      const before = (await mailedTokens(app, email)).length;
      await post(server.client(), '/signups/resend-verification-email', { email }, { 'x-forwarded-for': ip });
      return (await mailedTokens(app, email)).length > before;
    };
    await signUp(server, email);
    const outcomes: boolean[] = [];
    for (let request = 0; request < 6; request += 1) outcomes.push(await mailedAfter('203.0.113.9'));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
    expect(await mailedAfter('198.51.100.7')).toBe(true);
    for (let network = 1; network <= 13; network += 1) await mailedAfter(`198.51.${network}.1`);
    expect(await mailedAfter('198.51.200.1')).toBe(false);
  });
});

describe('signing in before the e-mail is verified', () => {
  it('is refused with the reason, only after the right password', async () => {
    await signUp(server, email);
    expect(codeOf(await start(server.client(), { email, password: 'Wrong-Horse-1' }))).toBe('InvalidCredentialsError');
    expect(await start(server.client(), { email })).toMatchObject({
      status: 403,
      body: { code: 'EmailNotVerifiedError' },
    });
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe('looking up an address', () => {
  const lookUp = (address: string, ip: string) =>
    post(server.client(), '/signups/check-if-email-exists', { email: address }, { 'x-forwarded-for': ip });

  it('tells the truth, twenty times a quarter of an hour for one network', async () => {
    const owner = await newPerson(db);
    expect(dataOf(await lookUp(owner.email, '198.51.100.1'))).toEqual({ exists: true });
    expect(dataOf(await lookUp(email, '198.51.100.1'))).toEqual({ exists: false });
    const answers = await Promise.all(Array.from({ length: 30 }, () => lookUp(newEmail(), '198.51.100.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
    expect(answers.filter((answer) => codeOf(answer) === 'RateLimitError')).toHaveLength(12);
    expect((await lookUp(email, '203.0.113.9')).status).toBe(200);
  });

  it('by signing up counts like one, and after the limit free and taken addresses are answered alike', async () => {
    const owner = await newPerson(db);
    const ip = '198.51.100.77';
    const signUpThere = async (address: string) =>
      post(server.client(), '/signups/set-credentials', await signUpBody(app, address), { 'x-forwarded-for': ip });
    for (let request = 0; request < 18; request += 1) await lookUp(newEmail(), ip);
    expect((await signUpThere(newEmail())).status).toBe(200);
    expect(codeOf(await signUpThere(owner.email))).toBe('EmailInUseError');
    const answers = [
      await signUpThere(owner.email),
      await signUpThere(newEmail()),
      await lookUp(owner.email, ip),
      await lookUp(newEmail(), ip),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'RateLimitError'));
  });

  describe('in its time, and that of a sign-up, does not tell', () => {
    let networks = 0;
    const otherNetwork = () => {
      networks += 1;
      return `203.0.${networks % 250}.1`;
    };
    const signUpAt = async (address: string, ip: string) =>
      post(server.client(), '/signups/set-credentials', await signUpBody(app, address), { 'x-forwarded-for': ip });
    const calls: readonly [string, (address: string, ip: string) => Promise<TestAnswer>][] = [
      ['a look-up', lookUp],
      ['a sign-up', signUpAt],
    ];

    it.each(calls)('whether an address waits to be verified: %s', async (_, act) => {
      const newKnown = async () => {
        const waiting = newEmail();
        await signUpAt(waiting, otherNetwork());
        return waiting;
      };
      const ask = (address: string) => act(address, otherNetwork());
      expect(await deviateOfTimes({ newKnown, newUnknown: newEmail, act: ask })).toBeLessThan(4);
    });

    it.each(calls)('whether an address is taken, once the network has asked too often: %s', async (_, act) => {
      const ip = otherNetwork();
      for (let request = 0; request < 21; request += 1) await lookUp(newEmail(), ip);
      const newKnown = async () => (await newPerson(db)).email;
      const ask = async (address: string) => expect(codeOf(await act(address, ip))).toBe('RateLimitError');
      expect(await deviateOfTimes({ newKnown, newUnknown: newEmail, act: ask })).toBeLessThan(4);
    });
  });

  it('does not tell of a sign-up that waits', async () => {
    await signUp(server, email);
    expect(dataOf(await lookUp(email, '203.0.113.10'))).toEqual({ exists: false });
  });
});

it('a handle is looked up whatever its case', async () => {
  const { organization } = await newPerson(db);
  await db.updateTable('organizations').set({ handle: 'harbor_1' }).where('id', '=', organization.id).execute();
  const exists = async (handle: string) =>
    dataOf(await post(server.client(), '/signups/check-if-handle-exists', { handle }));
  expect(await exists('Harbor_1')).toEqual({ exists: true });
  expect(await exists('harbor_2')).toEqual({ exists: false });
  expect((await post(server.client(), '/signups/check-if-handle-exists', { handle: 'no spaces' })).status).toBe(422);
});

it('countries for phone numbers are named in the caller’s language, without those under sanctions', async () => {
  const client = server.client();
  const answer = await client.request('/api/new/signups/countries-phone-info', {
    headers: { 'accept-language': 'es' },
  });
  const { items } = dataOf<{ items: { code: string }[] }>(answer);
  expect(items).toContainEqual({ code: 'ES', label: 'España', phone: '34' });
  expect(items.filter(({ code }) => code === 'CU')).toEqual([]);
});

describe('the terms', () => {
  const termsIn = async (language: string) =>
    dataOf<{ version: string; documents: { document: string; sha256: string; title: string }[] }>(
      await server.client().request('/api/new/signups/terms', { headers: { 'accept-language': language } }),
    );

  it('are four documents in each language, with the hash of their file', async () => {
    const [english, spanish] = [await termsIn('en'), await termsIn('es-MX')];
    for (const { documents } of [english, spanish]) {
      expect(documents.map(({ document }) => document)).toEqual(termsDocuments);
    }
    expect([english.documents[0]?.title, spanish.documents[0]?.title]).toEqual(['Terms of use', 'Términos de uso']);
    const file = path.join(app.config.termsDir, english.version, 'en', 'terms-of-use.md');
    expect(english.documents[0]?.sha256).toBe(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  });

  it('that a person accepted are kept with version, language, hash, time and address', async () => {
    const { version, documents } = await termsIn('es');
    const body = await signUpBody(app, email);
    const headers = { 'accept-language': 'es', 'x-forwarded-for': '203.0.113.5' };
    const signUpId = signUpIdOf(await post(server.client(), '/signups/set-credentials', body, headers));
    const rows = await db.selectFrom('terms_acceptances').selectAll().where('sign_up_id', '=', signUpId).execute();
    expect(rows).toHaveLength(4);
    for (const { document, sha256 } of documents) {
      const row = rows.find((candidate) => candidate.document === document);
      expect(row).toMatchObject({ version, language: 'es', sha256, ip: '203.0.113.5' });
      expect(Math.abs((row?.accepted_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    }
  });

  it('can’t be changed or removed once accepted', async () => {
    await signUp(server, email);
    await expect(sql`update terms_acceptances set version = 'x'`.execute(db)).rejects.toThrow();
    await expect(sql`delete from terms_acceptances`.execute(db)).rejects.toThrow();
  });
});

it('a person of the demo or of an operator is no sign-up and signs in without a link', async () => {
  await createPerson(db, { email, password, firstName: 'Ada', lastName: 'Vale' });
  expect((await start(server.client(), { email })).status).toBe(200);
});
