import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import { type App, type OperationContext, systemContext } from '../kernel/index.ts';
import { doEach } from './do-each.ts';
import type { DueWork } from './work.ts';

/** A provider that reports what happened. It delivers an event again until that is acknowledged. */
interface EventSource<Event> {
  /** When the next event will have happened; null if that can't be predicted, or none is coming. */
  nextEventAt(): Promise<Date | null>;
  /** Lists events up to `now` that were not acknowledged. */
  listEvents(now: Date): Promise<readonly Event[]>;
  acknowledge(eventIds: readonly string[]): Promise<void>;
}

interface InboxSettings<Event> {
  readonly name: string;
  /** For the log, such as `apply an event of the bank`. */
  readonly what: string;
  /** Needs the columns `occurred_at` and `applied_at`. */
  readonly table: string;
  /** The column with the provider’s id of the event. */
  readonly idColumn: string;
  /** The column that says what the event is about. */
  readonly subjectColumn: string;
  readonly source: (app: App) => EventSource<Event>;
  readonly idOf: (event: Event) => string;
  /** Stores events. Those that are stored already stay as they are. */
  readonly store: (app: App, events: readonly Event[]) => Promise<unknown>;
  /** Condition: the event concerns something of ours. Others stay in the inbox for staff. */
  readonly isKnown: RawBuilder<boolean>;
  /** For the log, about events that concern nothing of ours. */
  readonly unknown: string;
  /** Marks an event as applied and applies it. @returns false if it was applied before */
  readonly applyOne: (context: OperationContext, eventId: string) => Promise<boolean>;
}

interface Inbox<Event> {
  /** Fetches and applies events, each when it happened by the business clock. */
  readonly work: DueWork;
  /** Fetches events. Repeated deliveries change nothing. @returns how many there were @throws when the provider can't be reached */
  readonly fetch: (app: App, now: Date) => Promise<number>;
  /** Applies fetched events, oldest first, each once. Events that fail stay and don't hold up the others. @returns how many */
  readonly apply: (app: App) => Promise<number>;
  /** Takes events that the provider posted, and applies them at once. */
  readonly receive: (app: App, events: readonly Event[]) => Promise<void>;
}

/** Takes the events of one provider, each exactly once however often it is delivered. */
export function createInbox<Event>(settings: InboxSettings<Event>): Inbox<Event> {
  const { name, what, source, idOf, applyOne } = settings;
  const table = sql.table(settings.table);
  const eventId = sql.ref(settings.idColumn);
  const waiting = sql`applied_at is null and ${settings.isKnown}`;

  const oldestWaiting = async ({ db }: App): Promise<Date | null> => {
    const { rows } = await sql<{
      at: Date | null;
    }>`select min(occurred_at) as at from ${table} where ${waiting}`.execute(db);
    return rows[0]?.at ?? null;
  };

  const reportUnknown = async ({ db, log }: App, events: readonly Event[]): Promise<void> => {
    const { rows } = await sql<{ subject: string }>`
      select distinct ${sql.ref(settings.subjectColumn)} as subject from ${table}
      where ${eventId} in (${sql.join(events.map(idOf))}) and not ${settings.isKnown}`.execute(db);
    if (rows.length > 0) log.error({ subjects: rows.map(({ subject }) => subject) }, settings.unknown);
  };

  const store = async (app: App, events: readonly Event[]): Promise<void> => {
    await settings.store(app, events);
    await reportUnknown(app, events);
  };

  const fetch = async (app: App, now: Date): Promise<number> => {
    for (let fetched = 0; ; ) {
      const events = await source(app).listEvents(now);
      if (events.length === 0) return fetched;
      fetched += events.length;
      await store(app, events);
      // Acknowledged only once stored: a crash in between causes a second delivery, never a lost event.
      await source(app).acknowledge(events.map(idOf));
    }
  };

  const apply = (app: App): Promise<number> =>
    doEach(app, {
      what,
      next: async (limit) => {
        const { rows } = await sql<{ id: string }>`
          select ${eventId} as id from ${table} where ${waiting} order by occurred_at, ${eventId} limit ${limit}`.execute(
          app.db,
        );
        return rows;
      },
      one: ({ id }) => inTransaction(app.db, (transaction) => applyOne(systemContext(app, transaction), id)),
    });

  const work: DueWork = {
    name,
    async nextDueAt(app) {
      const [atProvider, inInbox] = await Promise.all([source(app).nextEventAt(), oldestWaiting(app)]);
      return atProvider && inInbox && inInbox < atProvider ? inInbox : (atProvider ?? inInbox);
    },
    async poll(app, now) {
      // A provider that predicts events is asked when one is due, so that it is processed in order with other work.
      if ((await source(app).nextEventAt()) === null) await fetch(app, now);
    },
    // Fetched events count too: one that the provider had posted before is applied already, and the work was due for it.
    runDue: async (app, now) => (await fetch(app, now)) + (await apply(app)),
  };

  return {
    work,
    fetch,
    apply,
    async receive(app, events) {
      await store(app, events);
      await apply(app);
    },
  };
}
