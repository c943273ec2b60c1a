import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type LiveEvent, type LiveEvents, publishLiveEvent, startLiveEvents } from './index.ts';

const database = testDatabase();
const { db } = database;
const opened: LiveEvents[] = [];

async function start(): Promise<LiveEvents> {
  const events = await startLiveEvents({ databaseUrl: database.appUrl, log: pino({ level: 'silent' }) });
  opened.push(events);
  return events;
}
afterEach(() => Promise.all(opened.splice(0).map((events) => events.close())));

/** Resolves with the next event of an organization. */
const next = (events: LiveEvents, organizationId: string): Promise<LiveEvent> =>
  new Promise((resolve) => {
    const unsubscribe = events.subscribe(organizationId, (event) => {
      unsubscribe();
      resolve(event);
    });
  });

const changed = (organizationId: string, objectId = 'inv_1'): LiveEvent => ({
  organizationId,
  kind: 'invoice.changed',
  objectId,
});

describe('a live event', () => {
  it('reaches the listeners of its organization in every process', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const heard = Promise.all([next(one, 'org_a'), next(other, 'org_a')]);
    await publishLiveEvent(db, changed('org_a'));
    expect(await heard).toEqual([changed('org_a'), changed('org_a')]);
  });

  it('reaches nobody else, and nobody when its transaction is rolled back', async () => {
    const events = await start();
    const heard: LiveEvent[] = [];
    events.subscribe('org_b', (event) => heard.push(event));
    const undone = inTransaction(db, async (transaction) => {
      await publishLiveEvent(transaction, changed('org_b', 'inv_undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publishLiveEvent(db, changed('org_c'));
    const last = next(events, 'org_b');
    await publishLiveEvent(db, changed('org_b', 'inv_last'));
    await last;
    expect(heard).toEqual([changed('org_b', 'inv_last')]);
  });

  it('is received again after the connection was lost', async () => {
    const events = await start();
    const heard = next(events, 'org_d');
    const admin = new pg.Client({ connectionString: database.ownerUrl });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quittance live events' and datname = current_database()",
    );
    await admin.end();
    // Events are lost without a connection, so publish until the listener receives one.
    const repeat = setInterval(() => void publishLiveEvent(db, changed('org_d')), 50);
    expect(await heard).toEqual(changed('org_d'));
    clearInterval(repeat);
  });

  it('is sent with all others of its transaction in one notification', async () => {
    const listener = new pg.Client({ connectionString: database.ownerUrl });
    const payloads: string[] = [];
    listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await listener.connect();
    await listener.query('listen quittance_live_events');
    const events = await start();
    const heard = Promise.all(['org_f', 'org_g'].map((organization) => next(events, organization)));
    await inTransaction(db, async (transaction) => {
      await publishLiveEvent(transaction, changed('org_f'));
      await publishLiveEvent(transaction, changed('org_g'));
    });
    expect(await heard).toEqual([changed('org_f'), changed('org_g')]);
    // Notifications committed before a statement arrive before its answer.
    await listener.query('select');
    expect(payloads).toHaveLength(1);
    await listener.end();
  });

  it('is not disturbed by a foreign notification on its channel', async () => {
    const events = await start();
    await sql`select pg_notify('quittance_live_events', 'no json')`.execute(db);
    const heard = next(events, 'org_e');
    await publishLiveEvent(db, changed('org_e'));
    expect(await heard).toEqual(changed('org_e'));
  });
});
