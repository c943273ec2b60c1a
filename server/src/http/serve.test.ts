import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnv } from './exchange.ts';
import { serve } from './serve.ts';

it('answers 408 to a client that does not complete its headers, and closes the connection', async () => {
  const { port, close } = await serve(new Hono<HttpEnv>(), { port: 0, hostname: '127.0.0.1', headersDeadlineMs: 100 });
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  await once(socket, 'close');
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  await close();
});
