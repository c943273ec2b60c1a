import { sql } from 'kysely';
import { spendMail } from '../identity/index.ts';
import { password } from '../identity/sign-in-fixtures.ts';
import { type App, languageOf } from '../kernel/index.ts';
import { dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';
import { readTerms } from './terms/read-terms.ts';

/** What a person fills in, with the version of the terms that this installation has. */
export async function signUpBody({ config }: App, email: string, changes: object = {}): Promise<object> {
  const { version } = await readTerms(config.termsDir, languageOf('en'));
  return {
    firstName: 'Ada',
    lastName: 'Vale',
    email,
    password,
    phoneNumber: '(212) 555-0123',
    countryIso: 'US',
    acceptedTermsVersion: version,
    ...changes,
  };
}

export const post = (client: TestClient, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  client.request(`/api/new${path}`, { method: 'POST', body, headers });

export const signUp = async (server: TestServer, email: string, changes: object = {}): Promise<TestAnswer> =>
  post(server.client(), '/signups/set-credentials', await signUpBody(server.app, email, changes));

export const verify = (server: TestServer, token: string, client = server.client()): Promise<TestAnswer> =>
  post(client, '/signups/verify-email', { token });

/** Tokens of the links that were mailed to an address, newest first. */
export async function mailedTokens(app: App, email: string): Promise<readonly string[]> {
  const mails = await mailsTo(app, email);
  return mails.flatMap(({ text }) => /confirm-email(?:\?invited)?#token=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** @throws Error when no link was mailed */
export async function mailedToken(app: App, email: string): Promise<string> {
  const [token] = await mailedTokens(app, email);
  if (!token) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

/** Strangers in many networks ask for links to an address, until no more are mailed to it. */
export async function useUpMails({ app }: TestServer, email: string): Promise<void> {
  for (let network = 1; network <= 20; network += 1) {
    const ip = `198.51.${network}.1`;
    await spendMail(app.db, { kind: 'verification-mail', userKind: 'customer', email, ip });
  }
}

/** Lets real time pass for the sign-ups with an address. */
export async function ageSignUps({ db }: App, email: string, interval: string): Promise<void> {
  const ago = (column: string) => sql<Date>`${sql.ref(column)} - ${interval}::interval`;
  await db
    .updateTable('sign_ups')
    .set({ mailed_at: ago('mailed_at'), expires_at: ago('expires_at') })
    .where('email', '=', email)
    .execute();
}

export const signUpIdOf = (answer: TestAnswer): string => dataOf<{ signUpId: string }>(answer).signUpId;
