import type { AnsweredFile } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { testRoutes } from './testing/test-contract.ts';
import { errorOf, send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

const exported = (file: AnsweredFile | undefined) => {
  const environment = { CHECK_ANSWERS: 'true' };
  const http = testHttpApp({ db, routes: testRoutes, environment, handlers: { exportCases: () => file } });
  return send(http, 'GET', '/cases/export', { as: 'reader' });
};

describe('a call that answers with a file', () => {
  it('sends its bytes with type, name and length, to be saved and not kept by caches', async () => {
    const response = await exported({ name: 'Fälle "1".pdf', type: 'application/pdf', content: bytes('%PDF') });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition': 'attachment; filename="F_lle _1_.pdf"; filename*=UTF-8\'\'F%C3%A4lle%20%221%22.pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('is shown by browsers if its handler allows it', async () => {
    const response = await exported({ name: 'a.pdf', type: 'application/pdf', content: bytes('x'), isInline: true });
    expect(response.headers.get('content-disposition')).toMatch(/^inline; /);
  });

  it.each(['a\r\nSet-Cookie: x=1.csv', '\ud800.csv', '../../etc/passwd', "o'neil;*.csv"])(
    'sends no harmful header for the name %j',
    async (name) => {
      const response = await exported({ name, type: 'text/csv', content: bytes('x') });
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  it('streams: sends the first part while the rest is being produced', async () => {
    let makeRest = (): void => undefined;
    const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(bytes('id,title\n'));
        makeRest = () => {
          controller.enqueue(bytes('1,House\n'));
          controller.close();
        };
      },
    });
    const response = await exported({ name: 'cases.csv', type: 'text/csv; charset=utf-8', content });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.has('content-length')).toBe(false);
    const reader = response.body?.getReader() ?? expect.fail();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('id,title\n');
    makeRest();
    expect(await next()).toBe('1,House\n');
    expect((await reader.read()).done).toBe(true);
  });

  it('fails when the file has an undeclared type, and when there is no file', async () => {
    expect((await exported({ name: 'a.html', type: 'text/html', content: bytes('x') })).status).toBe(500);
    expect((await exported(undefined)).status).toBe(500);
  });

  it('refuses in JSON, like every other call', async () => {
    const http = testHttpApp({ db, routes: testRoutes });
    const response = await send(http, 'GET', '/cases/export', { as: 'outsider' });
    expect(response.status).toBe(403);
    expect((await errorOf(response)).code).toBe('ForbiddenError');
  });
});
