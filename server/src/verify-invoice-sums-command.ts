import { parseArgs } from 'node:util';
import { loadConfig } from './config/index.ts';
import { connect, openDatabase } from './db/index.ts';
import { correctInvoiceSums, describeInvoiceSums, listWrongInvoiceSums } from './invoices/index.ts';

/**
 * `npm run invoice-sums:verify`: compares the sums of invoices that screens show with a count of all invoices, and prints
 * the report. Exits with 1 for any wrong sum. `-- --correct` also corrects them, and exits with 0.
 */
const { values } = parseArgs({ options: { correct: { type: 'boolean', default: false } } });
const config = loadConfig();
const server = await openDatabase(config);
try {
  const { db, close } = connect(server.ownerUrl, {
    poolSize: 1,
    limits: config.databaseLimits.verifier,
    applicationName: 'quittance invoice-sums:verify',
  });
  try {
    const wrong = await (values.correct ? correctInvoiceSums : listWrongInvoiceSums)(db);
    process.stdout.write(`${describeInvoiceSums(wrong, values.correct)}\n`);
    process.exitCode = wrong.length === 0 || values.correct ? 0 : 1;
  } finally {
    await close();
  }
} finally {
  await server.close();
}
