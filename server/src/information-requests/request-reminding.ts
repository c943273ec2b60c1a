import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { recordRequest } from './record-request.ts';
import { nextReminderOn } from './reminder-terms.ts';
import { isAskable } from './request-information.ts';
import { mailReminder } from './request-mail.ts';
import { getRequest } from './stored-request.ts';

/**
 * Reminds owners of requests that they have not answered, when the planned day begins in New York, until the request is
 * answered or closed. After an outage one reminder goes for all that were missed.
 */
export const requestReminding: DueWork = {
  name: 'information-request-reminding',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('information_requests')
      .select(({ fn }) => fn.min<string | null>('next_reminder_on').as('on'))
      .where('next_reminder_on', 'is not', null)
      .executeTakeFirst();
    return row?.on ? startOfBusinessDay(row.on) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'remind an owner of a request for information',
      next: (limit) =>
        app.db
          .selectFrom('information_requests')
          .select(['id', 'organization_id as organizationId'])
          .where('next_reminder_on', '<=', businessDateOf(now))
          .orderBy('next_reminder_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id, organizationId }) => remind(app, { requestId: id, organizationId }),
    }),
};

const remind = (app: App, key: { readonly requestId: string; readonly organizationId: string }): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    // By the clock: after an outage the work of each missed day comes with that day's time.
    const today = await app.clock.today(transaction);
    const organization = await lockOrganization(transaction, key.organizationId);
    const request = await getRequest(transaction, key);
    const { row, subject, status } = request;
    // Another process may have done it since the query.
    if (row.next_reminder_on === null || row.next_reminder_on > today) return false;
    const goesOn = status === 'sent' && subject !== null && isAskable(organization, { type: row.about_type, subject });
    await transaction
      .updateTable('information_requests')
      .set({ next_reminder_on: goesOn ? nextReminderOn(businessDateOf(row.requested_at), today) : null })
      .where('id', '=', row.id)
      .execute();
    if (!goesOn) return true;
    await mailReminder(context, organization, { row, subject });
    await recordRequest(context, { ...key, type: row.about_type, change: 'reminded' });
    return true;
  });
