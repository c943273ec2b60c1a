import { type Handler, newId, scrubText } from '../kernel/index.ts';

const clean = (text: string | undefined): string | null => (text === undefined ? null : scrubText(text));

/** Stores an uncaught error of our own pages. Scrubs it again, since the page can't be trusted to have done so. */
export const handler: Handler<'reportError'> = async ({ db, requestId, surface }, { body }) => {
  await db
    .insertInto('error_reports')
    .values({
      id: newId('err'),
      application: surface,
      message: scrubText(body.message),
      stack: clean(body.stack),
      page: clean(body.page),
      version: clean(body.version),
      failed_request_id: clean(body.failedRequestId),
      request_id: requestId,
    })
    .execute();
  return undefined;
};
