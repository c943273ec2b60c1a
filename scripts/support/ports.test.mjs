import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findSharedPort, findTakenPort } from './ports.mjs';

const wishes = [
  { name: 'PORT', port: 4000 },
  { name: 'ADMIN_PORT', port: 4001 },
];

it('names both that use the same port', () => {
  expect(findSharedPort([...wishes, { name: 'PARTNER_PORT', port: 4000 }])).toEqual([
    { name: 'PORT', port: 4000 },
    { name: 'PARTNER_PORT', port: 4000 },
  ]);
});

it('finds nothing if all ports are different', () => {
  expect(findSharedPort(wishes)).toBeUndefined();
});

it('lets several ask for any free port', () => {
  expect(findSharedPort(wishes.map((wish) => ({ ...wish, port: 0 })))).toBeUndefined();
});

it('finds a port that another program uses', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = { name: 'PORT', port: server.address().port, host: '127.0.0.1' };
  try {
    expect(await findTakenPort([taken])).toBe(taken);
  } finally {
    server.close();
  }
});
