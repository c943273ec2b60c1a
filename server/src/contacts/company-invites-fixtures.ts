import { sql } from 'kysely';
import { signIn } from '../identity/sign-in-fixtures.ts';
import { Refusal } from '../kernel/index.ts';
import { dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';
import { actAs, type Company, newOrganization } from './contacts-fixtures.ts';
import { readCompanyInvite, redeemCompanyInvite } from './index.ts';

/** What tests of companies' invites do with a server. */
export const companyInvites = (server: TestServer) => ({
  newInviter: () => newInviter(server),

  /** Uses the invite of a link for a company. */
  redeem: (token: string, by: Company) =>
    actAs(server.app, by, async (context) => {
      const { inviteId } = await readCompanyInvite(context.db, token);
      await redeemCompanyInvite(context, { inviteId, organizationId: by.organization.id });
    }),

  /** Lets real time pass for the invites to an address. */
  age: (email: string, interval: string) =>
    server.app.db
      .updateTable('company_invites')
      .set({
        sent_at: sql<Date>`sent_at - ${interval}::interval`,
        expires_at: sql<Date>`expires_at - ${interval}::interval`,
      })
      .where('email', '=', email)
      .execute(),

  /** The mailed invites to an address. */
  invites: async (email: string) =>
    (await mailsTo(server.app, email)).filter(({ text }) => text.includes('/accept-contact-invite#')),
});

/** A signed-in company, with shortcuts for its calls. */
export type Inviter = Awaited<ReturnType<typeof newInviter>>;

async function newInviter(server: TestServer) {
  const company = await newOrganization(server.app);
  const client = await signIn(server, company);
  const ask = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    client.request(`/api/${company.userId}${path}`, { method, ...(body !== undefined && { body }) });
  return {
    company,
    ask,
    invite: (email: string) => ask('POST', '/contacts/new-invite', { firstName: 'Sol', lastName: 'Reyes', email }),
    resend: (email: string) => ask('POST', '/contacts/resend-invite', { email }),
    withdraw: (email: string) => ask('DELETE', '/contacts/invite', { email }),
    refer: (...emails: string[]) => ask('POST', '/contacts/referral-partners', { emails }),
    contacts: async () => contactsOf(await ask('GET', '/contacts')),
    hasInvitedContact: async () =>
      dataOf<{ company: { hasInvitedContact: boolean } }>(await ask('GET', '/me')).company.hasInvitedContact,
  };
}

export function contactsOf(answer: TestAnswer) {
  const { connected, invited } = dataOf<Record<'connected' | 'invited', { items: object[] }>>(answer);
  return { connected: connected.items, invited: invited.items };
}

export const newAddress = () => `${crypto.randomUUID()}@supplier.example`;

export const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

export const fieldOf = ({ body }: TestAnswer) =>
  (body as { validations: { path: string; message: string }[] }).validations;
