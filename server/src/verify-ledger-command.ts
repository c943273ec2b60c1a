import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readChainHead } from '@quittance/sdk/proofs';
import { loadConfig } from './config/index.ts';
import { connect, expectedRoles, openDatabase } from './db/index.ts';
import { headSigningKey, headSinks, publicHeadKey, readSignedHeads } from './housekeeping/index.ts';
import { describeReport, type KeptHead, verifyLedger } from './ledger/index.ts';
import { ledgerEvidence } from './work.ts';

/**
 * `npm run ledger:verify`: verifies the whole ledger and prints the report. Exits with 1 for any finding.
 * `-- --head <head>` also checks that a head noted elsewhere is still in its chain; repeatable.
 * `-- --mails <file>` does the same for the signed heads in saved mails, and checks their signatures; repeatable.
 * `-- --public-key` only prints the key by which anybody can check these signatures.
 */
const { values } = parseArgs({
  options: {
    head: { type: 'string', multiple: true },
    mails: { type: 'string', multiple: true },
    'public-key': { type: 'boolean' },
  },
});
const knownHeads = (values.head ?? []).map(requireHead);

const config = loadConfig();
const signingKey = headSigningKey(config.dataKey);
if (values['public-key']) {
  process.stdout.write(publicHeadKey(signingKey));
  process.exit(0);
}
const mailedHeads = (values.mails ?? []).flatMap((file) =>
  readSignedHeads(signingKey, readFileSync(file, 'utf8'), file),
);
const server = await openDatabase(config);
try {
  const { db, close } = connect(server.ownerUrl, {
    poolSize: 1,
    limits: config.databaseLimits.verifier,
    applicationName: 'quittance ledger:verify',
  });
  try {
    const report = await verifyLedger(db, {
      sinks: headSinks({ config, db }),
      knownHeads: [...knownHeads, ...mailedHeads],
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
