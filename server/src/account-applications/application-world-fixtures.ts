import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import { systemContext } from '../kernel/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { accountCallbackKey, accountCallbackPath, sandboxAccountCallbacks, writeCallback } from '../providers/index.ts';
import { dataOf, type TestAnswer } from '../test-support/test-client.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { type Staff, signInStaff } from '../verification-cases/case-fixtures.ts';
import { applicationSending, applyForAccounts } from './index.ts';

type Errors = CallOutput<Contract['listProviderErrors']>;
type Balances = CallOutput<Contract['listBalances']>;

export const minute = 60_000;
export const day = 24 * 60 * minute;

type Posting = Partial<Parameters<typeof writeCallback>[1]> & { readonly key?: Buffer };

/** Portal and back office, with one verified company at a time: the one that `newCompany` made last. */
export function applicationWorld(database: TestDatabase) {
  const { db } = database;
  const server = testServer(database);
  const backOffice = testServer(database, { surface: 'admin' });
  const { app } = server;
  let owner: Acting;
  let organizationId: string;

  /** A verified company whose name decides what the sandbox's provider does. */
  async function newCompany(words = ''): Promise<void> {
    owner = await newOwner(server);
    organizationId = owner.person.organization.id;
    await db
      .updateTable('organizations')
      .set({ legal_name: `Harbor ${words} LLC` })
      .where('id', '=', organizationId)
      .execute();
  }

  const applyFor = () =>
    inTransaction(db, (transaction) => applyForAccounts(systemContext(app, transaction), organizationId));

  async function send(): Promise<void> {
    while ((await applicationSending.drain(app)) > 0);
  }

  /** Lets the pause before the next attempt pass. */
  const passPause = () =>
    db
      .updateTable('account_applications')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('organization_id', '=', organizationId)
      .execute();

  /** The provider posts what is due a while from now. */
  async function sendCallbacks(afterMs: number): Promise<void> {
    const now = new Date((await app.clock.now(db)).getTime() + afterMs);
    await sandboxAccountCallbacks.runDue({ ...app, config: { ...app.config, publicUrl: server.url } }, now);
  }

  const applications = () =>
    db.selectFrom('account_applications').selectAll().where('organization_id', '=', organizationId).execute();
  const applicationOf = async (accountType: string) => {
    const found = (await applications()).find((each) => each.account_type === accountType);
    if (!found) throw new Error(`There is no application for ${accountType}.`);
    return found;
  };
  const statesOf = async () =>
    Object.fromEntries((await applications()).map(({ account_type, state }) => [account_type, state]));
  const providersOf = async () =>
    (
      await db
        .selectFrom('organizations')
        .select('provider_statuses')
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow()
    ).provider_statuses;
  const accountOf = async (accountType: string) =>
    dataOf<Balances>(await owner.ask('GET', '/currency-accounts/balances')).items.find(
      (account) => account.accountType === accountType,
    );
  const answersOf = async () =>
    (
      await db
        .selectFrom('audit_events')
        .select('detail')
        .where('object_id', '=', organizationId)
        .where('action', '=', 'organization.account_application_answered')
        .execute()
    ).map(({ detail }) => detail);

  async function post({ key = accountCallbackKey(app.config), ...changes }: Posting): Promise<TestAnswer> {
    const { id } = await applicationOf('smart');
    const at = new Date((await app.clock.now(db)).getTime() + minute);
    const callback = {
      reference: id,
      sending: 1,
      status: 'approved',
      at,
      providerReference: 'acct_1',
      ...changes,
    } as const;
    const response = await fetch(server.url + accountCallbackPath, { method: 'POST', ...writeCallback(key, callback) });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    } as TestAnswer;
  }

  const errorsSeenBy = async (staff: Staff) =>
    dataOf<Errors>(await staff('GET', `routefusion-errors/${organizationId}`)).items;

  return {
    db,
    app,
    company: () => ({ owner, organizationId }),
    newCompany,
    applyFor,
    send,
    passPause,
    sendCallbacks,
    applicationOf,
    applications,
    statesOf,
    providersOf,
    accountOf,
    answersOf,
    post,
    signInStaff: (role: StaffRole) => signInStaff(backOffice, role),
    errorsSeenBy,
  };
}
