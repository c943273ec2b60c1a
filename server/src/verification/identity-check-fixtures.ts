import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, expect } from 'vitest';
import { getPersonNames } from '../identity/index.ts';
import { signWebhook } from '../kernel/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { identityCallbackKey, identityCallbackPath, sandboxIdentityCallbacks } from '../providers/index.ts';
import { dataOf, type TestAnswer } from '../test-support/test-client.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { identity } from './verification-fixtures.ts';

type IdentityCheck = CallOutput<Contract['markKycAsCompleted']>;
export type StartedCheck = CallOutput<Contract['createKycSession']>;

/** How a callback differs from one of the vendor. */
export interface Posting {
  readonly signedAt?: Date;
  readonly key?: Buffer;
  readonly forgedBody?: string;
}

/** People whose identity the sandbox's vendor checks. Each test has a new owner with complete details. */
export function identityCheckWorld(database: TestDatabase) {
  const server = testServer(database);
  const { app } = server;
  let current: Acting | undefined;
  const owner = (): Acting => {
    if (!current) throw new Error('The owner is there once a test runs.');
    return current;
  };
  beforeEach(async () => {
    current = await withDetails(await newOwner(server));
  });

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

  const start = (decision?: string, by = owner()) =>
    by.ask('POST', '/verification/create-kyc-session', decision ? { sandboxVerificationDecision: decision } : {});
  const started = async (decision?: string, by = owner()) => dataOf<StartedCheck>(await start(decision, by));
  const complete = (by = owner()) => by.ask('POST', '/verification/mark-kyc-as-completed');
  const completed = async (by = owner()) => dataOf<IdentityCheck>(await complete(by));

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
    ...(await getPersonNames(app.db, owner().person.userId)),
    birthDate: identity.birthDate,
    documentNumber: identity.documentNumber,
  });

  return {
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
  };
}
