import type { Logger } from 'pino';
import type { BankFileSettings } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';

/** What the parts of the adapter work with. */
export interface BankFileParts {
  readonly settings: BankFileSettings;
  readonly db: Connection;
  readonly dataKey: Buffer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
