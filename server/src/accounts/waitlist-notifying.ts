import { accountCurrencies } from '@quittance/sdk/money';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import {
  findContactEmail,
  getOrganization,
  listWaiting,
  markNotified,
  recordOrganizationChange,
  type Waiting,
} from '../organizations/index.ts';
import { isOffered } from './is-offered.ts';

/** Mails organizations on the waiting list of a currency, once its accounts can be opened. */
export const waitlistNotifying: DueWork = {
  name: 'waitlist-notifying',
  // Due as soon as the currency is offered.
  nextDueAt: async (app) => ((await waitingFor(app, 1)).length > 0 ? app.clock.now(app.db) : null),
  runDue: (app) =>
    doEach(app, {
      what: 'mail an organization on a waiting list',
      next: async (limit) =>
        (await waitingFor(app, limit)).map((each) => ({ ...each, id: `${each.organizationId} ${each.currency}` })),
      one: (waiting) => notify(app, waiting),
    }),
};

const waitingFor = (app: App, limit: number): Promise<readonly Waiting[]> =>
  listWaiting(
    app.db,
    accountCurrencies.filter((currency) => isOffered(app, currency)),
    limit,
  );

const notify = (app: App, { organizationId, currency }: Waiting): Promise<boolean> =>
  inTransaction(app.db, async (db) => {
    const context = systemContext(app, db);
    const at = await app.clock.now(db);
    if (!(await markNotified(db, { organizationId, currency }, at))) return false;
    const to = await findContactEmail(db, organizationId);
    if (to === null) return true;
    const { legalName } = await getOrganization(db, organizationId);
    await sendMail(db, {
      to,
      template: 'account-offered',
      locale: await findRecipientLocale(db, to, 'en'),
      data: {
        organizationName: legalName,
        account: currency,
        link: `${app.config.publicUrl}/accounts/open?${new URLSearchParams({ currency })}`,
      },
      about: organizationId,
    });
    await recordOrganizationChange(context, { organizationId, change: 'waitlist_notified', at, detail: { currency } });
    return true;
  });
