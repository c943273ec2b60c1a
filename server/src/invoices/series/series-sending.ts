import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { recordAudit } from '../../audit/index.ts';
import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, type OperationContext, Refusal, systemContext } from '../../kernel/index.ts';
import { mailSeriesPaused } from '../invoice-mails.ts';
import { getInvoiceById, listItems } from '../invoice-repository.ts';
import { saveDraft } from '../save-draft.ts';
import { sendLocked } from '../send-invoice.ts';
import { repeatedContent } from './repeated-content.ts';
import { goingOn, lockSeries, type Series } from './series.ts';

/**
 * Sends the next invoice of each series when its day begins in New York. After an outage one invoice goes for all days that
 * were missed. If it can't be sent, the series is paused and its seller gets a mail.
 */
export const seriesSending: DueWork = {
  name: 'series-sending',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoice_series')
      .select(({ fn }) => fn.min<string | null>('next_on').as('next_on'))
      .where('state', '=', 'active')
      .executeTakeFirst();
    return row?.next_on ? startOfBusinessDay(row.next_on) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'send the next invoice of a series',
      next: (limit) =>
        app.db
          .selectFrom('invoice_series')
          .select('id')
          .where('state', '=', 'active')
          .where('next_on', '<=', businessDateOf(now))
          .orderBy('next_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => sendOrPause(app, id),
    }),
};

async function sendOrPause(app: App, seriesId: string): Promise<boolean> {
  try {
    return await whileDue(app, seriesId, sendNext);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return await whileDue(app, seriesId, pause);
  }
}

type ActOnSeries = (context: OperationContext, series: Series, today: string) => Promise<void>;

const whileDue = (app: App, seriesId: string, act: ActOnSeries): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const series = await lockSeries(transaction, seriesId);
    // After an outage, the work of past days is done today.
    const today = await app.clock.today(transaction);
    // Another process may have sent it, or the seller paused it, since the query.
    if (series.state !== 'active' || series.nextOn === null || series.nextOn > today) return false;
    await act(systemContext(app, transaction), series, today);
    return true;
  });

async function sendNext(context: OperationContext, series: Series, today: string): Promise<void> {
  const { db, app } = context;
  const source = await getInvoiceById(db, series.sourceInvoiceId);
  const content = repeatedContent(source, await listItems(db, source.id), { on: today, anchor: series.anchor });
  const draft = await saveDraft(context, { sellerOrganizationId: series.sellerOrganizationId, content });
  const sent = series.sent + 1;
  await db
    .updateTable('invoices')
    .set({ series_id: series.id, series_position: sent })
    .where('id', '=', draft.id)
    .execute();
  await sendLocked(context, { ...draft, seriesId: series.id }, 'send');
  await db
    .updateTable('invoice_series')
    .set({ sent_count: sent, ...goingOn({ ...series, sent }, today), updated_at: await app.clock.now(db) })
    .where('id', '=', series.id)
    .execute();
}

async function pause(context: OperationContext, series: Series): Promise<void> {
  const { db, app, actor } = context;
  const at = await app.clock.now(db);
  await db
    .updateTable('invoice_series')
    .set({ state: 'paused', next_on: null, updated_at: at })
    .where('id', '=', series.id)
    .execute();
  await recordAudit(db, {
    at,
    actor,
    action: 'invoice-series.not-sent',
    object: { type: 'invoice-series', id: series.id },
    organizationId: series.sellerOrganizationId,
    detail: { plannedOn: series.nextOn },
  });
  await mailSeriesPaused(context, await getInvoiceById(db, series.sourceInvoiceId));
}
