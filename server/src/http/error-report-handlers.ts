import { type Handlers, newId, type Surface, scrubText } from '../kernel/index.ts';

const clean = (text: string | undefined): string | null => (text === undefined ? null : scrubText(text));

/** Where uncaught errors of our own pages go, scrubbed once more whatever the page has done. */
export const errorReportHandlers = (surface: Surface) =>
  ({
    reportError: async ({ db, requestId }, { body }) => {
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
    },
  }) satisfies Handlers<'reportError'>;
