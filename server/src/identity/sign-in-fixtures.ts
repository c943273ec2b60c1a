import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection } from '../db/index.ts';
import { createOrganization, type Organization } from '../organizations/index.ts';
import type { TestAnswer, TestClient } from '../test-support/test-client.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';
import { createPerson } from './index.ts';

/** Everybody's password. */
export const password = 'Correct-Horse-1';

/** Creates a person with a new organization. */
export interface SignInPerson {
  readonly email: string;
  readonly userId: string;
  readonly organization: Organization;
}

export const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

export async function newPerson(db: Connection): Promise<SignInPerson> {
  const email = newEmail();
  const userId = await createPerson(db, { email, password, firstName: 'Ada', lastName: 'Vale' });
  const organization = await createOrganization(db, {
    legalName: `Company of ${userId}`,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId: userId,
    verificationStatus: 'approved',
  });
  return { email, userId, organization };
}

export interface Credentials {
  readonly email: string;
  /** Default: the right one. */
  readonly password?: string;
}

/** Sends e-mail address and password. */
export const start = (
  client: TestClient,
  credentials: Credentials,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> =>
  client.request('/api/new/sessions/intermediate', {
    method: 'POST',
    body: { email: credentials.email, password: credentials.password ?? password },
    headers,
  });

/** Sends the mailed code. */
export const confirm = (client: TestClient, otpCode?: string, body: object = {}): Promise<TestAnswer> =>
  client.request('/api/new/sessions/confirm', {
    method: 'POST',
    body,
    headers: { ...(otpCode && { 'otp-code': otpCode }) },
  });

/** Signs in with password and code. */
export async function signIn(server: TestServer, credentials: Credentials, body: object = {}): Promise<TestClient> {
  const client = server.client();
  await start(client, credentials);
  const answer = await confirm(client, await mailedCode(server.app, credentials.email), body);
  expect(answer.status).toBe(200);
  return client;
}

export const me = (client: TestClient, { userId }: Pick<SignInPerson, 'userId'>): Promise<TestAnswer> =>
  client.request(`/api/${userId}/me`);

export const signOut = (client: TestClient, { userId }: Pick<SignInPerson, 'userId'>): Promise<TestAnswer> =>
  client.request(`/api/${userId}/sessions`, { method: 'DELETE' });

/** Returns a code that differs from this one. */
export const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Lets real time pass for the person's codes and sessions. */
export async function age(db: Connection, { userId }: Pick<SignInPerson, 'userId'>, interval: string): Promise<void> {
  const ago = (column: string) => sql<Date>`${sql.ref(column)} - ${interval}::interval`;
  await db
    .updateTable('otp_challenges')
    .set({ created_at: ago('created_at'), expires_at: ago('expires_at') })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('sessions')
    .set({
      seen_at: ago('seen_at'),
      idle_expires_at: ago('idle_expires_at'),
      absolute_expires_at: ago('absolute_expires_at'),
    })
    .where('user_id', '=', userId)
    .execute();
}
