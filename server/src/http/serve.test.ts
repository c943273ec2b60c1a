import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnv } from './exchange.ts';
import { serve } from './serve.ts';

/** Opens a request and never completes its headers. */
async function beginRequest() {
  const { port, close } = await serve(new Hono<HttpEnv>(), { port: 0, hostname: '127.0.0.1', headersDeadlineMs: 100 });
  const socket = connect(port, '127.0.0.1');
  // Closing a connection while data is on its way resets it.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return { socket, closed, close };
}

it('answers 408 to a client that does not complete its headers, and closes the connection', async () => {
  const { socket, closed, close } = await beginRequest();
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await closed;
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  await close();
});

it('is not kept open by headers sent byte by byte', async () => {
  const { socket, closed, close } = await beginRequest();
  const trickle = setInterval(() => socket.write('x'), 10);
  await closed;
  clearInterval(trickle);
  await close();
});
