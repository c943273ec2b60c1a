import path from 'node:path';
import type { Config } from '../config/index.ts';
import type { RecurringWork } from '../jobs/index.ts';
import { type LedgerHeadSink, noteHeads } from '../ledger/index.ts';
import { headFile } from './head-file.ts';
import { reportFindings } from './report-findings.ts';

/** Creates the places outside the database where chain heads are kept. */
export const headSinks = (
  { dataDir, ledgerHeadsFile }: Config,
  onTorn?: (file: string) => void,
): readonly LedgerHeadSink[] =>
  [path.join(dataDir, 'ledger-heads.txt'), ledgerHeadsFile]
    .filter((file) => file !== undefined)
    .map((file) => headFile(file, () => onTorn?.(file)));

/**
 * Notes the head of each chain at start and every few minutes. Entries older than that can't be deleted or replaced
 * unnoticed.
 */
export const headNoting: RecurringWork = {
  name: 'head-noting',
  everySeconds: 300,
  atStart: true,
  lock: 'headNoting',
  async run(app) {
    const findings = await noteHeads(
      app.db,
      headSinks(app.config, (file) => app.log.warn({ file }, 'skipped an incomplete last line, left by a crash')),
    );
    if (findings.length > 0) await reportFindings(app, { findings, findingCount: findings.length });
  },
};
