import { expect, it } from 'vitest';
import { readJsonBody } from './read-json-body.ts';

const post = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it.each([{}, { 'content-length': '100' }])(
  'a body that never ends is refused when its time is up (%j)',
  async (headers) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
    await expect(readJsonBody(post(body, headers), 1000, 5)).rejects.toMatchObject({ code: 'MalformedRequestError' });
  },
);
