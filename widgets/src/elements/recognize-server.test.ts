import { ApiError, type Client } from '@quittance/sdk/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recognizeServer } from './recognize-server.ts';

const away = new ApiError({ kind: 'network', code: 'NetworkError', message: 'away' });
const webPage = new ApiError({ kind: 'refused', code: 'NotFoundError', message: 'a page', status: 404 });

/** A client whose calls have these outcomes in turn. */
function createClient(...outcomes: readonly unknown[]) {
  const request = vi.fn();
  for (const outcome of outcomes) {
    if (outcome instanceof Error) request.mockRejectedValueOnce(outcome);
    else request.mockResolvedValueOnce(outcome);
  }
  return { client: { request } as unknown as Client, request };
}

const threeTimes = (client: Client, baseUrl: string) =>
  Promise.allSettled(Array.from({ length: 3 }, () => recognizeServer(client, baseUrl)));

const codes = (outcomes: readonly PromiseSettledResult<void>[]) =>
  outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'recognized'));

beforeEach(() => vi.stubGlobal('location', new URL('https://shop.test/checkout')));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a server before its first token', () => {
  it('is checked once for all widgets, now and later', async () => {
    const { client, request } = createClient({ businessDate: '2026-03-01' });
    expect(codes(await threeTimes(client, 'https://ours.test'))).toEqual(Array(3).fill('recognized'));
    await recognizeServer(client, 'https://ours.test');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('that is not ours is checked once, with one console message, even after a retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, request } = createClient(webPage);
    const wrong = Array(3).fill('ServerNotRecognizedError');
    expect(codes(await threeTimes(client, 'https://wrong.test'))).toEqual(wrong);
    expect(codes(await threeTimes(client, 'https://wrong.test'))).toEqual(wrong);
    expect(request).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('that sent the widget’s script is known by it; another one is checked', async () => {
    const named = { serverTiming: [{ name: 'quittance', description: 'https://sent.test' }] };
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([named] as unknown as PerformanceEntryList);
    const silent = { request: () => new Promise(() => {}) } as unknown as Client;
    expect(codes(await threeTimes(silent, 'https://sent.test'))).toEqual(Array(3).fill('recognized'));
    const { client } = createClient(webPage);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = Array(3).fill('ServerNotRecognizedError');
    expect(codes(await threeTimes(client, 'https://another.test'))).toEqual(wrong);
  });

  it.each([
    'localhost:4000',
    'pay.example:443',
    'javascript:0',
    'https://',
    'https://pay:example',
    'http://pay.example',
  ])('is not checked at %s, which a secure page can’t reach', async (baseUrl) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, request } = createClient(away);
    expect(codes(await threeTimes(client, baseUrl))).toEqual(Array(3).fill('ServerNotRecognizedError'));
    expect(request).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is checked at %s even by a secure page',
    async (baseUrl) => {
      const { client } = createClient({ businessDate: '2026-03-01' });
      expect(codes(await threeTimes(client, baseUrl))).toEqual(Array(3).fill('recognized'));
    },
  );

  it('is checked without TLS by a page without TLS', async () => {
    vi.stubGlobal('location', new URL('http://shop.test/'));
    const { client } = createClient({ businessDate: '2026-03-01' });
    expect(codes(await threeTimes(client, 'http://plain.test'))).toEqual(Array(3).fill('recognized'));
  });

  it('that was unreachable is checked again by the next widget, once', async () => {
    const { client, request } = createClient(away, { businessDate: '2026-03-01' });
    expect(codes(await threeTimes(client, 'https://away.test'))).toEqual(Array(3).fill('NetworkError'));
    expect(codes(await threeTimes(client, 'https://away.test'))).toEqual(Array(3).fill('recognized'));
    expect(request).toHaveBeenCalledTimes(2);
  });
});
