import type { App } from '../kernel/index.ts';
import type { Work } from './work.ts';

/** Returns the work with the ledger check on another app, whose statements may take longer than those of other jobs. */
export const withLedgerCheckOn = (app: App, work: Work): Work => ({
  ...work,
  recurring: (work.recurring ?? []).map((recurring) =>
    recurring.lock === 'ledgerCheck' ? { ...recurring, run: () => recurring.run(app) } : recurring,
  ),
});
