import path from 'node:path';
import type { RecurringWork } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import { type LedgerHeadSink, noteHeads } from '../ledger/index.ts';
import { s3Client } from '../providers/index.ts';
import { headBucket } from './head-bucket.ts';
import { headFile } from './head-file.ts';
import { headMail } from './head-mail.ts';
import { reportFindings } from './report-findings.ts';

/** Creates the places outside the database where chain heads are kept. */
export function headSinks(app: Pick<App, 'config' | 'db'>, onTorn?: (file: string) => void): readonly LedgerHeadSink[] {
  const { dataDir, ledgerHeadsFile, ledgerHeadsBucket, ledgerHeadsEmail } = app.config;
  const files = [path.join(dataDir, 'ledger-heads.txt'), ledgerHeadsFile].filter((file) => file !== undefined);
  return [
    ...files.map((file) => headFile(file, () => onTorn?.(file))),
    ...(ledgerHeadsBucket ? [headBucket(s3Client(ledgerHeadsBucket.s3), ledgerHeadsBucket)] : []),
    ...(ledgerHeadsEmail === undefined ? [] : [headMail(app, ledgerHeadsEmail)]),
  ];
}

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
      headSinks(app, (file) => app.log.warn({ file }, 'skipped an incomplete last line, left by a crash')),
    );
    if (findings.length > 0) await reportFindings(app, { findings, findingCount: findings.length });
  },
};
