import { expect, it } from 'vitest';
import { send, testHttpApp } from '../http/testing/test-http-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { handler as reportError } from './report-error.handler.ts';

const { db } = testDatabase();

it.each(['portal', 'admin'] as const)('an error of the %s is kept without personal data', async (surface) => {
  const http = testHttpApp({ db, surface, handlers: { reportError: reportError as never } });
  const response = await send(http, 'POST', '/error-reports', {
    origin: null,
    body: {
      message: 'ann@example.com failed to pay 1234567890',
      stack: 'at guest_abCdEfGhIjKlMnOpQrStUvWxYz0123456789',
      page: `/${surface}/:id`,
    },
  });
  expect(response.status).toBe(204);
  const report = await db
    .selectFrom('error_reports')
    .selectAll()
    .where('application', '=', surface)
    .executeTakeFirstOrThrow();
  expect(report).toMatchObject({
    message: '[email] failed to pay [number]',
    stack: 'at [token]',
    page: `/${surface}/:id`,
  });
});
