import { parseArgs } from 'node:util';
import { loadConfig } from '../config/index.ts';
import { connect, openDatabase } from '../db/index.ts';
import { type ChainHead, readChainHead } from './verification/chain-head.ts';
import { describeReport } from './verification/describe-report.ts';
import { verifyLedger } from './verification/verify-ledger.ts';

/**
 * `npm run ledger:verify`: checks the whole ledger and says what it found; ends with 1 if anything is wrong.
 * `-- --head <sequence>:<hash>` also checks that a chain head printed by an earlier run is still in the chain.
 */
const { values } = parseArgs({ options: { head: { type: 'string' } } });
const knownHead = values.head === undefined ? undefined : requireHead(values.head);

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

function requireHead(text: string): ChainHead {
  const head = readChainHead(text);
  if (head) return head;
  process.stderr.write('--head wants what an earlier run printed as "Chain head": a number, a colon and a hash.\n');
  process.exit(2);
}
