import os from 'node:os';
import { type BenchResult, tableOf } from './result.ts';

/** Writes the page in docs/ with the results of the last run and how to read them. */
export const pageOf = (results: readonly BenchResult[], on: Date): string => `# Benchmarks

\`npm run bench\` writes this page. Both sides of a ratio are measured in one run, in turn, and their medians are compared: times alone
swing twofold between machines and hours, their ratio does not. Nothing passes or fails here.

- **Widget to ready**: from navigation to \`quittance-ready\`, for the onboarding with its first page shown, caches empty, on a phone profile (CPU four times slower, 150 ms round trips,
  1.6 Mbit/s), against a page whose custom element does nothing.
- **Payments from the balance**: the product as it runs, background work included, for 15 seconds after a warm-up: session, one-time
  code, rules, ledger, audit and outgoing messages through HTTP. The reference is a fixed script beside the bench
  (\`bench/src/payments/floor\`): the least SQL that keeps the same promises, run by pgbench (Debian: package postgresql-15), or by Node
  where that is not installed.
- **Lists**: pages, search and indicators of an organization with 1,000,000 invoices as seller and as many as buyer, against 10,000 in
  another database, in turn. A tenth of them is open: 100,000 against 1,000 on each side. Queries that need an index
  are repeated without it: a ratio above 1.5 shows that the bench detects a missing index.
- **Contacts**: list and search, and the search of the palette, of an organization with 1,000,000 contacts, against 10,000 in another database, in turn. One search is repeated
  without its index.
- **Transactions**: history, search, statements, balances and dashboard of an organization with 1,000,000 transactions of its dollar account, against 10,000 in another database, in
  turn. Three searches are repeated without their indexes.
- **Sign-ins**: whole sign-ins through HTTP on a remembered device, password and confirmation, against bare checks of the same password by
  argon2id of the same cost. Both run eight at once and keep the processors busy, so the processor time of each decides how many there are per second. It
  is compared, without that of the load, because other programs on the machine don't change it much: the median of the ratios of neighbouring runs.
- **Open tabs**: memory of one server process with 1,000 event streams open, each of another person, over two heartbeats.
- **Uploads**: the most memory that the server's process has at any moment while staff upload the largest document, above what it had before: through
  HTTP, the scanner of the sandbox and the encryption, to the disk. The first one of a process counts too: V8 would let 64 MB of used buffers gather, so
  an upload collects its own ones.
- **Tax numbers**: how many of the numbers that authorities, registers and their owners have published the server accepts, by country
  (\`server/src/test-support/published-tax-numbers.ts\`).
- **Autosave**: a draft of the identity's answers through HTTP, with session, locks, rules and encryption, against one insert of as many bytes by the bare driver, in turn.
- **Another user's \`/me\`**: asked every 20 ms while these payments run, and while nothing runs.

\`npm run bench -- payments\` runs one bench without writing the page. \`npm run bench -- payments --against <revision>\` also checks that
revision out, starts it beside the current one, and prints the ratio of the two. \`--short\` measures for seconds only, to see that a bench works.

Last run: ${on.toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} processors, server, database and load on the same machine.

${tableOf(results)}
`;
