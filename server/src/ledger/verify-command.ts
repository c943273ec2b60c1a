import { parseArgs } from 'node:util';
import { loadConfig } from '../config/index.ts';
import { connect, openDatabase } from '../db/index.ts';
import { describeReport } from './verification/describe-report.ts';
import { verifyLedger } from './verification/verify-ledger.ts';
import type { ChainHead } from './verification/verify-seals.ts';

/**
 * `npm run ledger:verify`: checks the whole ledger and says what it found; ends with 1 if anything is wrong.
 * `-- --head <sequence>:<hash>` also checks that a chain head printed by an earlier run is still in the chain.
 */
const { values } = parseArgs({ options: { head: { type: 'string' } } });
const knownHead = values.head === undefined ? undefined : readHead(values.head);

const server = await openDatabase(loadConfig());
try {
  const { db, close } = connect(server.ownerUrl, { poolSize: 1, applicationName: 'quittance ledger:verify' });
  try {
    const report = await verifyLedger(db, knownHead ? { knownHead } : {});
    process.stdout.write(`${describeReport(report)}\n`);
    process.exitCode = report.findingCount === 0 ? 0 : 1;
  } finally {
    await close();
  }
} finally {
  await server.close();
}

function readHead(text: string): ChainHead {
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence && hash) return { sequence: BigInt(sequence), hash };
  process.stderr.write('--head wants what an earlier run printed as "Chain head": a number, a colon and a hash.\n');
  process.exit(2);
}
