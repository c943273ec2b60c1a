import type { CustomerRole } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { newPerson, type SignInPerson, signIn } from '../identity/sign-in-fixtures.ts';
import type { App } from '../kernel/index.ts';
import { addMember } from '../organizations/index.ts';
import type { TestAnswer, TestClient } from '../test-support/test-client.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';

/** The calls about people that take a code. */
export type PeopleCall =
  | 'POST /invites'
  | 'PUT /invites'
  | 'POST /invites/cancel-invite'
  | 'DELETE /invites/remove-user';
type PeopleBody = Readonly<Record<string, string>>;

/** A signed-in person with shortcuts for their calls. */
export interface Acting {
  readonly person: SignInPerson;
  readonly client: TestClient;
  ask(method: string, path: string, body?: object, otpCode?: string): Promise<TestAnswer>;
  /** @param body that of the call, which the code is bound to */
  askForCode(call: PeopleCall, body: PeopleBody): Promise<TestAnswer>;
  /** Asks for a code, reads it in the mail, and makes the call. */
  confirmed(call: PeopleCall, body: PeopleBody): Promise<TestAnswer>;
}

/** Signs a person in. */
export async function acting(server: TestServer, person: SignInPerson, organizationId?: string): Promise<Acting> {
  const client = await signIn(server, person, organizationId === undefined ? {} : { organizationId });
  const ask: Acting['ask'] = (method, path, body, otpCode) =>
    client.request(`/api/${person.userId}${path}`, {
      method,
      ...(body && { body }),
      ...(otpCode && { headers: { 'otp-code': otpCode } }),
    });
  const askForCode: Acting['askForCode'] = (call, body) =>
    ask('POST', '/me/send-email-2fa', { purpose: call, ...body });
  return {
    person,
    client,
    ask,
    askForCode,
    async confirmed(call, body) {
      const asked = await askForCode(call, body);
      if (asked.status !== 200) return asked;
      const [method = '', path = ''] = call.split(' ');
      return await ask(method, path, body, await mailedCode(server.app, person.email));
    },
  };
}

/** Signs in somebody with their own company. */
export const newOwner = async (server: TestServer): Promise<Acting> =>
  await acting(server, await newPerson(server.app.db));

/** Adds somebody with the role to the company of an owner, signed in for it. */
export async function newMember(server: TestServer, owner: Acting, role: CustomerRole): Promise<Acting> {
  const person = await newPerson(server.app.db);
  const { id: organizationId } = owner.person.organization;
  await addMember(server.app.db, { organizationId, personId: person.userId, role });
  return await acting(server, person, organizationId);
}

/** Returns the token of the newest invite to an address. */
export async function invitedToken(app: App, address: string): Promise<string> {
  for (const { text } of await mailsTo(app, address)) {
    const [, token] = /accept-invite#token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`No invite was mailed to ${address}.`);
}

/** Lets real time pass for the invites to an address. */
export const ageInvites = (app: App, email: string, interval: string) =>
  app.db
    .updateTable('member_invites')
    .set({
      sent_at: sql<Date>`sent_at - ${interval}::interval`,
      expires_at: sql<Date>`expires_at - ${interval}::interval`,
    })
    .where('email', '=', email)
    .execute();
