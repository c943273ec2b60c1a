import { describe, expect, it } from 'vitest';
import { dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createStaff } from './index.ts';
import { confirm, me, newEmail, newPerson, password, type SignInPerson, signIn, start } from './sign-in-fixtures.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

const choose = (client: TestClient, { userId }: Pick<SignInPerson, 'userId'>, locale: string, prefix = '') =>
  client.request(`/api/${userId}${prefix}/me/preferences`, { method: 'PUT', body: { locale } });

const localeOf = async (client: TestClient, person: SignInPerson) => dataOf(await me(client, person)).locale;

describe('the language of a person', () => {
  it('is that of the first sign-in until they choose one', async () => {
    const person = await newPerson(db);
    const spanish = portal.client();
    const headers = { 'accept-language': 'es-AR' };
    await start(spanish, person, headers);
    const code = await mailedCode(portal.app, person.email);
    await spanish.request('/api/new/sessions/confirm', {
      method: 'POST',
      body: {},
      headers: { ...headers, 'otp-code': code },
    });
    expect(await localeOf(spanish, person)).toBe('es');
    expect(await localeOf(await signIn(portal, person), person)).toBe('es');
  });

  it('is the chosen one on every device that they sign in on', async () => {
    const person = await newPerson(db);
    const here = await signIn(portal, person);
    expect(await localeOf(here, person)).toBe('en');
    expect((await choose(here, person, 'es-MX')).status).toBe(204);
    expect(await localeOf(await signIn(portal, person), person)).toBe('es-MX');
  });

  it('must be a language that we have texts in', async () => {
    const person = await newPerson(db);
    const client = await signIn(portal, person);
    for (const locale of ['fr', 'es_MX', 'español', '']) {
      const { status, body } = await choose(client, person, locale);
      expect({ status, body }).toMatchObject({ status: 422, body: { validations: [{ path: 'locale' }] } });
    }
    expect(await localeOf(client, person)).toBe('en');
  });

  it('is used for their codes, whatever language the request has', async () => {
    const person = await newPerson(db);
    await choose(await signIn(portal, person), person, 'es');
    const elsewhere = portal.client();
    await start(elsewhere, person, { 'accept-language': 'en' });
    const { subject, code } = await codeMailTo(portal.app, person.email);
    expect(subject).toContain('es su código de acceso');
    expect((await confirm(elsewhere, code)).status).toBe(200);
  });
});

describe('other preferences of a person', () => {
  const save = (client: TestClient, { userId }: SignInPerson, body: object) =>
    client.request(`/api/${userId}/me/preferences`, { method: 'PUT', body });
  const kept = async (client: TestClient, person: SignInPerson) => dataOf(await me(client, person)).preferences;

  it('are kept for the next device, each until it is chosen again', async () => {
    const person = await newPerson(db);
    const here = await signIn(portal, person);
    expect(await kept(here, person)).toEqual({});
    expect((await save(here, person, { theme: 'dark', selectedFileLanguage: 'es' })).status).toBe(204);
    await save(here, person, { isUbosFormsSkipped: true, incomingTransactionRestrictionBannerClosed: true });
    await save(here, person, { theme: 'auto' });
    const elsewhere = await signIn(portal, person);
    expect(await kept(elsewhere, person)).toEqual({
      theme: 'auto',
      selectedFileLanguage: 'es',
      isUbosFormsSkipped: true,
      incomingTransactionRestrictionBannerClosed: true,
    });
    expect(await localeOf(elsewhere, person)).toBe('en');
  });

  it.each([
    ['theme', 'pink'],
    ['selectedFileLanguage', 'Spanish'],
    ['isUbosFormsSkipped', 'yes'],
  ])('refuse a %s that is %s', async (path, value) => {
    const person = await newPerson(db);
    const client = await signIn(portal, person);
    const { status, body } = await save(client, person, { [path]: value });
    expect({ status, body }).toMatchObject({ status: 422, body: { validations: [{ path }] } });
    expect(await kept(client, person)).toEqual({});
  });
});

it('staff choose a language in the back office', async () => {
  const email = newEmail();
  const userId = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role: 'finance' });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  const headers = { 'otp-code': await mailedCode(backOffice.app, email) };
  await client.request('/api/new/admin/sessions/confirm', { method: 'POST', body: {}, headers });
  expect((await choose(client, { userId }, 'es', '/admin')).status).toBe(204);
  expect(dataOf(await client.request(`/api/${userId}/admin/me`))).toMatchObject({ locale: 'es' });
});
