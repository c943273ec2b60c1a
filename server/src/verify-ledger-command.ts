import { parseArgs } from 'node:util';
import { loadConfig } from './config/index.ts';
import { connect, expectedRoles, openDatabase } from './db/index.ts';
import { headSinks } from './housekeeping/index.ts';
import { describeReport, type KeptHead, readChainHead, verifyLedger } from './ledger/index.ts';
import { ledgerEvidence } from './work.ts';

/**
 * `npm run ledger:verify`: verifies the whole ledger and prints the report. Exits with 1 for any finding.
 * `-- --head <head>` also checks that a head noted elsewhere is still in its chain; repeatable.
 */
const { values } = parseArgs({ options: { head: { type: 'string', multiple: true } } });
const knownHeads = (values.head ?? []).map(requireHead);

const config = loadConfig();
const server = await openDatabase(config);
try {
  const { db, close } = connect(server.ownerUrl, {
    poolSize: 1,
    limits: config.databaseLimits.verifier,
    applicationName: 'quittance ledger:verify',
  });
  try {
    const report = await verifyLedger(db, {
      sinks: headSinks(config),
      knownHeads,
      evidence: ledgerEvidence,
      roles: expectedRoles(config),
    });
    process.stdout.write(`${describeReport(report)}\n`);
    process.exitCode = report.findingCount === 0 ? 0 : 1;
  } finally {
    await close();
  }
} finally {
  await server.close();
}

function requireHead(text: string): KeptHead {
  const head = readChainHead(text);
  if (head) return { entry: '--head', head };
  process.stderr.write('--head expects a "Chain head" that an earlier run printed: a number, a colon and a hash.\n');
  process.exit(2);
}
