import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { formatPercent } from '../../money/index.ts';
import type { DocumentSetting } from './document-setting.ts';

/** What a buyer owes besides the invoice after the due date. */
export interface LateFeeTerms {
  readonly type: 'flat' | 'recurring' | 'compound';
  /** A fraction: 0.05 is 5%. */
  readonly percent: string;
  /** Days between two fees; a flat fee is charged once. */
  readonly repeatPeriod?: number | undefined;
}

/** Says a late fee in words, such as `5% fee every 30 days`. */
export function lateFeeWords({ type, percent, repeatPeriod }: LateFeeTerms, { t, locale }: DocumentSetting): string {
  const values = { percent: formatPercent(percent, locale), count: repeatPeriod ?? 1 };
  return type === 'flat' ? t(texts, 'lateFee.flat', values) : t(texts, `lateFee.${type}`, values);
}
