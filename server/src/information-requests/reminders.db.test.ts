import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, type Work } from '../jobs/index.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { startOn } from '../test-support/trading-world.ts';
import { requestReminding } from './index.ts';
import { message, path, requestWorld } from './request-world-fixtures.ts';

const database = testDatabase();
const { db, portal, current, ask, asked, answer, actionsAbout } = requestWorld(database);
const { app } = portal;
const work: Work = { due: [requestReminding], drains: [] };

beforeAll(() => startOn(app, '2090-03-06'));

const goOn = (days: number) => advanceClock(app, work, days * 86_400_000);
const remindersOf = async (id: string) =>
  (await db.selectFrom('outbox').select('template').where('about', '=', id).execute()).filter(
    ({ template }) => template === 'information-reminder',
  ).length;

/** The reminder to the owner whose subject begins so; mails that are sent together have no order. */
const reminderLike = async (subject: RegExp) =>
  (await mailsTo(app, current.owner.person.email)).find((mail) => subject.test(mail.subject)) ??
  expect.fail(`No mail with a subject like ${subject}.`);

describe('a request that is not answered', () => {
  it('is mailed again after 3, 7 and 14 days, with a link to answer, and then no more', async () => {
    const id = await asked();
    for (const [days, reminders] of [
      [2, 0],
      [1, 1],
      [3, 1],
      [1, 2],
      [7, 3],
      [60, 3],
    ] as const) {
      await goOn(days);
      expect(await remindersOf(id), `${days} days later`).toBe(reminders);
    }
    const { text } = await reminderLike(/^Reminder: we need more information about/);
    expect(text).toContain(message);
    expect(text).toContain(`${path}?id=${id}`);
    expect((await actionsAbout(id)).filter((action) => action === 'information_request.reminded')).toHaveLength(3);
  });

  it('is mailed in the owner’s language, and once for days that were missed', async () => {
    await db.updateTable('people').set({ locale: 'es' }).where('email', '=', current.owner.person.email).execute();
    const id = await asked();
    // Nothing ran for ten days.
    await advanceClock(app, { due: [], drains: [] }, 10 * 86_400_000);
    await Promise.all([goOn(0), goOn(0)]);
    expect(await remindersOf(id)).toBe(1);
    await reminderLike(/^Recordatorio: necesitamos más información/);
  });

  it('is not mailed again once it is answered, and an answer that was not enough starts the schedule again', async () => {
    const id = await asked();
    await goOn(4);
    await answer(id);
    const again = await ask({ answeredRequestId: id });
    expect(again.status).toBe(200);
    await goOn(3);
    const { _id: next } = dataOf<{ _id: string }>(again);
    expect([await remindersOf(id), await remindersOf(next)]).toEqual([1, 1]);
  });

  it.each([
    ['denied', { verification_status: 'denied' as const, status: 'verification_denied' as const }],
    ['closed', { status: 'owner_closed' as const }],
  ])('of a company that is %s by then is not mailed again', async (_case, change) => {
    const id = await asked();
    await db.updateTable('organizations').set(change).where('id', '=', current.organizationId).execute();
    await goOn(20);
    expect(await remindersOf(id)).toBe(0);
  });
});
