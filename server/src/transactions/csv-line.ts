import { transactionTexts } from '@quittance/sdk/i18n';
import { fromMinor } from '@quittance/sdk/money';
import { transactionIdOf } from '@quittance/sdk/proofs';
import { businessDateOf } from '@quittance/sdk/time';
import type { CsvField } from '../csv/index.ts';
import type { fileTextsFor } from './file-texts.ts';
import type { DescribedLine } from './present-transaction.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

type Translate = ReturnType<typeof fileTextsFor>;

const columns = [
  'date',
  'description',
  'counterparty',
  'reference',
  'status',
  'amount',
  'balance',
  'currency',
  'id',
] as const;

/** Headers of the fields that `lineFields` returns. */
export const lineHeaders = (t: Translate): string[] => columns.map((column) => t(texts, `column.${column}`));

/** The fields of a transaction in a CSV file. */
export const lineFields = ({ line, facts }: DescribedLine, t: Translate): CsvField[] => [
  businessDateOf(line.bookedAt),
  t(transactionTexts, `kind.${facts.kind}`),
  facts.counterparty ?? '',
  facts.reference ?? '',
  t(transactionTexts, `status.${facts.status}`),
  { decimal: fromMinor(line.changeMinor, line.unit) },
  { decimal: fromMinor(line.balanceMinor, line.unit) },
  line.unit,
  transactionIdOf(line),
];
