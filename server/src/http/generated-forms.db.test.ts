import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { generatedInput } from './testing/generated-input.ts';
import { testContract, testRoutes } from './testing/test-contract.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const seed = Number(process.env.GENERATED_SEED);
const { db } = testDatabase();

it('a call with files answers every generated form without failing, and accepts some', async () => {
  const http = testHttpApp({ db, routes: testRoutes, handlers: { fileCase: () => ({ received: [] }) } });
  const known = { title: 'House' };
  const inputs = fc.sample(generatedInput(testContract.fileCase, known), { numRuns: 300, seed });
  const statuses = new Set<number>();
  for (const { body } of inputs) {
    const { status } = await send(http, 'POST', '/cases', { as: 'owner', body });
    if (status >= 500) expect.fail(`GENERATED_SEED=${seed} answers ${status}: ${describeBody(body)}`);
    statuses.add(status);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 422]));
});

const describeBody = (body: string | FormData): string =>
  body instanceof FormData ? JSON.stringify([...body].map(([name, value]) => [name, String(value)])) : body;
