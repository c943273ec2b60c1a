import os from 'node:os';
import { type BenchResult, tableOf } from './result.ts';

/** The page of docs/ that tells the results of the last run and how to read them. */
export const pageOf = (results: readonly BenchResult[], on: Date): string => `# Benchmarks

\`npm run bench\` writes this page. Both sides of a ratio are measured in one run, in turn, and their medians are compared: times alone
swing twofold between machines and hours, their ratio does not. Nothing passes or fails here.

- **Widget to ready**: from navigation to \`quittance-ready\`, caches empty, on a phone profile (CPU four times slower, 150 ms round trips,
  1.6 Mbit/s), against a page whose custom element does nothing. At most 2.7 is wanted.
- **Payments from the balance**: session, one-time code, rules, ledger, audit and outgoing messages through HTTP, against the very same
  statements sent by bare connections, and by pgbench where it is installed. At least 0.5 of pgbench is wanted.

Last run: ${on.toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} processors, server, database and load on the same machine.

${tableOf(results)}
`;
