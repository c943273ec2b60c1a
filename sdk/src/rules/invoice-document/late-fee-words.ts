import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { formatPercent } from '../../money/index.ts';
import type { LateFeeTerms } from '../late-fee.ts';
import type { DocumentSetting } from './document-setting.ts';

/** Says a late fee in words, such as `5% fee every 30 days`. */
export function lateFeeWords({ type, percent, repeatPeriod }: LateFeeTerms, { t, locale }: DocumentSetting): string {
  const values = { percent: formatPercent(percent, locale), count: repeatPeriod ?? 1 };
  return type === 'flat' ? t(texts, 'lateFee.flat', values) : t(texts, `lateFee.${type}`, values);
}
