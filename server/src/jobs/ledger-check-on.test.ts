import { expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { withLedgerCheckOn } from './ledger-check-on.ts';
import type { RecurringWork } from './work.ts';

it('gives the ledger check separate connections, and no other work', async () => {
  const [jobs, verifier] = ['jobs', 'verifier'] as unknown as [App, App];
  const used: Record<string, App> = {};
  const recurring = (['ledgerCheck', 'cleanUp'] as const).map(
    (lock): RecurringWork => ({
      name: lock,
      everySeconds: 60,
      lock,
      async run(app) {
        used[lock] = app;
      },
    }),
  );
  for (const work of withLedgerCheckOn(verifier, { due: [], drains: [], recurring }).recurring ?? [])
    await work.run(jobs);
  expect(used).toEqual({ ledgerCheck: verifier, cleanUp: jobs });
});
