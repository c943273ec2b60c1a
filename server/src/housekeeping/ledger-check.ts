import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RecurringWork } from '../jobs/index.ts';
import { type App, newId } from '../kernel/index.ts';
import { type ChainHead, type LedgerReport, readChainHead, verifyLedger, writeChainHead } from '../ledger/index.ts';

/**
 * Verifies the whole ledger once a day. The head of a sound chain is noted in a file outside the database, and the last one
 * noted must still be in the chain the next time: so nobody can do the end of the chain anew in the database alone.
 */
export const ledgerCheck: RecurringWork = {
  name: 'ledger-check',
  everySeconds: 86_400,
  lock: 'ledgerCheck',
  async run(app) {
    const file = path.join(app.config.dataDir, 'ledger-heads.txt');
    const knownHead = await lastHeadIn(file);
    const report = await verifyLedger(app.db, knownHead ? { knownHead } : {});
    // The head of a ledger that is wrong must not become what the next check believes.
    if (report.findingCount > 0) await reportFindings(app, report);
    else await noteHead(file, report.head);
  },
};

async function lastHeadIn(file: string): Promise<ChainHead | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lastLine = text.trimEnd().split('\n').at(-1) ?? '';
  if (lastLine === '') return undefined;
  const head = readChainHead(lastLine.split(' ').at(-1) ?? '');
  // Checking without it would pass over what it is there to find.
  if (!head) throw new Error(`The last line of ${file} is no chain head. Put it right, or move the file away.`);
  return head;
}

/** One line a day: the date in UTC and the head. */
async function noteHead(file: string, head: ChainHead): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${new Date().toISOString().slice(0, 10)} ${writeChainHead(head)}\n`);
}

/** Goes where uncaught errors of our pages go, and to the log. */
async function reportFindings({ db, log }: App, { findings, findingCount }: LedgerReport): Promise<void> {
  log.error({ findings, findingCount }, 'the ledger is not sound');
  const details = findings.map(({ row, problem }) => `${row}: ${problem}`).join('\n');
  await db
    .insertInto('error_reports')
    .values({
      id: newId('err'),
      application: 'server',
      message: `The ledger is not sound: findings: ${findingCount}`,
      stack: details,
      request_id: 'ledger-check',
    })
    .execute();
}
