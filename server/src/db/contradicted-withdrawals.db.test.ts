import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { listInstructions } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { decideTransfer, type Transfer } from '../transfers/index.ts';
import {
  actAs,
  type Company,
  deposit,
  journalsOf,
  newBusiness,
  newRecipient,
  sendOut,
} from '../transfers/transfers-fixtures.ts';
import { ledgerEvidence, work } from '../work.ts';
import { connect } from './connect.ts';
import { up } from './migrations/0308-contradicted-withdrawals.ts';

const database = testDatabase();
const app = testApp(database);
const dayMs = 86_400_000;
let own: Company;

beforeAll(() => startOn(app, '2090-03-06'));

/** Withdraws from a business, and lets the bank do what the digits say. */
async function withdraw(digits: string): Promise<Transfer> {
  own = await newBusiness(app);
  await deposit(app, own, '1000');
  const made = await sendOut(app, own, { externalAccountId: await newRecipient(app, own, digits), amount: '100' });
  await advanceClock(app, work, 7 * dayMs);
  return made;
}

async function report(made: Transfer, kind: 'settled' | 'returned') {
  const [instruction] = await listInstructions(app.db, { type: 'transfer', id: made.id });
  await app.db
    .insertInto('rails_events')
    .values({
      provider_event_id: `${made.id}:${kind}`,
      reference: instruction?.reference ?? '',
      kind,
      code: kind === 'returned' ? 'R02' : null,
      occurred_at: await app.clock.now(app.db),
    })
    .execute();
  await advanceClock(app, work, 60_000);
}

it('the return of a withdrawal that an earlier version contradicted is booked', async () => {
  const made = await withdraw('990093');
  await app.db
    .updateTable('transfers')
    .set({ state: 'rejected', contradicted_at: null, contradicted_after: null, completed_at: null, arrives_at: null })
    .where('id', '=', made.id)
    .execute();
  await report(made, 'returned');
  expect((await journalsOf(app, made))['suspense-returned']).toBe('Dr bank:ach 100 USD / Cr suspense:ret 100 USD');
  expect(await balanceOf(app.db, accounts.suspenseReturned(), 'USD')).toBe(0n);
});

it('withdrawals that were contradicted before the upgrade wait for staff, unless their money is or came back', async () => {
  const charged = await withdraw('990093');
  const company = own;
  const cameBack = await withdraw('990093');
  await report(cameBack, 'returned');
  const covered = await withdraw('990003');
  await report(covered, 'settled');

  const owner = connect(database.ownerUrl);
  onTestFinished(() => owner.close());
  // As the version before left them.
  await sql`alter table transfer_events disable trigger transfer_events_append_only`.execute(owner.db);
  await sql`
    delete from transfer_events where event in ('contradicted', 'recovered')
      or (transfer_id = ${covered.id} and event = 'settled')`.execute(owner.db);
  await sql`alter table transfer_events enable trigger transfer_events_append_only`.execute(owner.db);
  await sql`
    alter table transfers drop constraint transfers_contradicted, drop constraint transfers_returned_at`.execute(
    owner.db,
  );
  await sql`
    update transfers set state = contradicted_after, completed_at = null, arrives_at = null
    where contradicted_at is not null`.execute(owner.db);
  await sql`
    alter table transfers drop contradicted_at, drop contradicted_after, drop contradiction_resolution,
      drop contradiction_returned_at, add constraint transfers_check4 check (true)`.execute(owner.db);
  await up(owner.db as unknown as Kysely<unknown>);

  const upgraded = testApp({ ...database, db: owner.db });
  const { rows } = await sql`
    select id, state, contradicted_after as after, contradiction_returned_at is not null as "isBack" from transfers
    where id in (${charged.id}, ${cameBack.id}, ${covered.id}) order by id`.execute(owner.db);
  expect(rows).toEqual([
    { id: charged.id, state: 'contradicted', after: 'rejected', isBack: false },
    { id: cameBack.id, state: 'rejected', after: 'rejected', isBack: true },
    { id: covered.id, state: 'completed', after: 'returned', isBack: false },
  ]);
  const lastEvents = await sql<{ event: string }>`
    select distinct on (transfer_id) event from transfer_events
    where transfer_id in (${charged.id}, ${cameBack.id}, ${covered.id}) order by transfer_id, id desc`.execute(
    owner.db,
  );
  expect(lastEvents.rows.map(({ event }) => event)).toEqual(['contradicted', 'rejected', 'settled']);
  expect((await verifyLedger(owner.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  await actAs(upgraded, company, (context) =>
    decideTransfer(context, { transferId: charged.id, decision: 'charge', reason: 'The recipient has the money' }),
  );
  expect(await balanceOf(owner.db, accounts.suspenseReturned(), 'USD')).toBe(0n);
  expect((await verifyLedger(owner.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});
