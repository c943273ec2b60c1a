import { type SeriesAction, seriesActionsIn } from '@quittance/sdk/rules';
import { recordAudit } from '../../audit/index.ts';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import { publishLiveEvent } from '../../live-events/index.ts';
import { goingOn, lockSeries, type Series, toSeries } from './series.ts';

export interface ChangeSeries {
  readonly sellerOrganizationId: string;
  readonly seriesId: string;
  readonly action: SeriesAction;
}

/**
 * Pauses, resumes or stops a series. Dates that pass during a pause are left out.
 * @throws NotFoundError for another seller's; InvoiceStateError if its state doesn't allow the action
 */
export async function changeSeries(
  context: OperationContext,
  { sellerOrganizationId, seriesId, action }: ChangeSeries,
): Promise<Series> {
  const { app, db, actor } = context;
  const series = await lockSeries(db, seriesId);
  if (series.sellerOrganizationId !== sellerOrganizationId) {
    throw new Refusal('NotFoundError', 'There is no such recurring invoice.');
  }
  if (!seriesActionsIn(series.state).includes(action)) {
    throw new Refusal(
      'InvoiceStateError',
      `The recurring invoice is ${series.state}, so this is not possible: ${action}.`,
    );
  }
  const at = await app.clock.now(db);
  const changes =
    action === 'resume'
      ? goingOn(series, await app.clock.today(db))
      : ({ state: action === 'pause' ? 'paused' : 'stopped', next_on: null } as const);
  const row = await db
    .updateTable('invoice_series')
    .set({ ...changes, updated_at: at })
    .where('id', '=', series.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(db, {
    at,
    actor,
    action: `invoice-series.${action}`,
    object: { type: 'invoice-series', id: series.id },
    organizationId: sellerOrganizationId,
    detail: { from: series.state, to: row.state },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishLiveEvent(db, {
    organizationId: sellerOrganizationId,
    kind: 'invoice.changed',
    objectId: series.sourceInvoiceId,
  });
  return toSeries(row);
}
