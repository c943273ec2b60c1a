import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/index.ts';
import type { HttpEnv } from './exchange.ts';
import { securityHeaders } from './security-headers.ts';
import { appRoutes, widgetRoutes } from './site-routes.ts';
import { unchangingFiles } from './static-files.ts';

let folder: string;
let http: Hono<HttpEnv>;
const script = 'export const answer = 42;\n'.repeat(50);
/** Files released as 1.1.0; the built version is different. */
const releases = {
  has: async (version: string) => version === '1.1.0',
  read: async (_version: string, name: string) => (name === 'single/invoice.js' ? Buffer.from('released') : null),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quittance-static-'));
  await mkdir(path.join(folder, 'site/assets'), { recursive: true });
  await mkdir(path.join(folder, 'widgets/dist/single'), { recursive: true });
  await writeFile(path.join(folder, 'site/index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(folder, 'site/assets/main-x1y2.js'), script);
  await writeFile(path.join(folder, 'secret.json'), '{}');
  await writeFile(path.join(folder, 'widgets/package.json'), '{"version":"1.2.3"}');
  await writeFile(path.join(folder, 'widgets/dist/single/invoice.js'), script);
  http = new Hono<HttpEnv>();
  http.use(securityHeaders(loadConfig({})));
  widgetRoutes(http, { folder: path.join(folder, 'widgets'), releases, publicUrl: 'https://pay.example' });
  appRoutes(http, path.join(folder, 'site'));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a web app's files", () => {
  it.each(['/', '/invoices/inv_1', '/auth/session-expired'])('answer the address %s with the app', async (address) => {
    const response = await http.request(address);
    expect(await response.text()).toContain('<title>Portal</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/api/new/nothing',
    '/assets/gone.js',
    '/widgets/0/gone.js',
    '/sandbox/x',
    '/../secret.json',
    '/%2e%2e%2fsecret.json',
  ])('do not answer %s with a page', async (address) => {
    expect((await http.request(address)).status).toBe(404);
  });

  it('are cached as immutable when their name contains a content hash', async () => {
    const { headers } = await http.request('/assets/main-x1y2.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('are compressed with the browser’s preferred encoding', async () => {
    const ask = (encoding: string) =>
      http.request('/assets/main-x1y2.js', { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip, br;q=0'), ask('identity')]);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    expect(await plain.text()).toBe(script);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  it('are not sent again while they are the same', async () => {
    const etag = (await http.request('/')).headers.get('etag') ?? '';
    const again = await http.request('/', { headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect(again.status).toBe(304);
    await writeFile(path.join(folder, 'site/index.html'), '<!doctype html><title>Portal</title><p>New');
    expect((await http.request('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('have a policy with Trusted Types, without inline code or framing', async () => {
    const policy = (await http.request('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-/);
    for (const part of ["default-src 'none'", "require-trusted-types-for 'script'", "frame-ancestors 'none'"]) {
      expect(policy.split('; ')).toContain(part);
    }
  });
});

describe("the widgets' files", () => {
  it.each([
    ['/widgets/1.1.0/single/invoice.js', 'public, max-age=31536000, immutable'],
    ['/widgets/1.2.3/single/invoice.js', 'no-cache'],
    ['/widgets/0/single/invoice.js', 'public, max-age=300, stale-while-revalidate=86400'],
  ])('at %s may be loaded from any site', async (address, freshness) => {
    const { status, headers } = await http.request(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(freshness);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('name the server that sent them, readable on any site', async () => {
    const { headers } = await http.request('/widgets/0/single/invoice.js');
    expect(headers.get('server-timing')).toBe('quittance;desc="https://pay.example"');
    expect(headers.get('timing-allow-origin')).toBe('*');
  });

  it('have the released bytes, whatever was built since', async () => {
    expect(await (await http.request('/widgets/1.1.0/single/invoice.js')).text()).toBe('released');
    expect(await (await http.request('/widgets/1.2.3/single/invoice.js')).text()).toBe(script);
    expect((await http.request('/widgets/1.1.0/single/new-in-1.2.3.js')).status).toBe(404);
  });

  it('exist only in released versions and the built one', async () => {
    expect((await http.request('/widgets/1.2.2/single/invoice.js')).status).toBe(404);
    expect((await http.request('/widgets/1.2.3/package.json')).status).toBe(404);
  });
});

describe('files that never change', () => {
  /** Serves files of ten bytes each, and records which were read. */
  function countedFiles(mostBytes?: number) {
    const reads: string[] = [];
    const folder = unchangingFiles(async (name) => {
      reads.push(name);
      return Buffer.from('0123456789');
    }, mostBytes);
    const app = new Hono<HttpEnv>();
    app.get('/:name', async (exchange) => {
      const answer = await folder.answer(exchange, exchange.req.param('name'), 'immutable');
      return answer ?? exchange.notFound();
    });
    return { reads, ask: async (name: string) => (await app.request(`/${name}`)).text() };
  }

  it('are read once for simultaneous requests', async () => {
    const { reads, ask } = countedFiles();
    expect(await Promise.all([ask('a.js'), ask('a.js')])).toEqual(['0123456789', '0123456789']);
    expect(reads).toEqual(['a.js']);
  });

  it('are evicted, least recently used first, when they exceed the memory limit', async () => {
    const { reads, ask } = countedFiles(20);
    for (const name of ['a.js', 'b.js', 'a.js', 'c.js', 'a.js', 'b.js']) await ask(name);
    expect(reads).toEqual(['a.js', 'b.js', 'c.js', 'b.js']);
  });
});
