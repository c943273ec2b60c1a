import type { Locale } from '../kernel/index.ts';
import type { AccountNumbers } from './account-numbers.ts';
import type { fileTextsFor } from './file-texts.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { Statement } from './statement.ts';

/** What every writer of a statement gets. */
export interface StatementParts {
  readonly statement: Statement;
  /** Oldest first, some at a time. */
  readonly lines: AsyncIterable<readonly DescribedLine[]>;
  readonly brandName: string;
  readonly numbers: AccountNumbers;
  /** Business time of the writing. */
  readonly writtenAt: Date;
  readonly locale: Locale;
  readonly t: ReturnType<typeof fileTextsFor>;
}
