import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { formatPercent } from '../../money/index.ts';
import { formatBusinessDate } from '../../time/index.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';
import { lateFeeWords } from './late-fee-words.ts';

type Terms = Pick<DocumentInvoice, 'dueDate' | 'earlyDiscountPercent' | 'earlyDiscountEndDate' | 'lateFeeSettings'>;

function lateFeeTerms(fee: Terms['lateFeeSettings'], setting: DocumentSetting): readonly string[] {
  if (fee?.percent === undefined) return [];
  const words = lateFeeWords({ ...fee, percent: fee.percent }, setting);
  return [setting.t(texts, 'terms.lateFee', { fee: words })];
}

/** Returns what the seller offers before the due date and charges after it, one sentence each. */
export function documentTerms(invoice: Terms, setting: DocumentSetting): readonly string[] {
  const { t, locale } = setting;
  const { earlyDiscountPercent: percent, earlyDiscountEndDate: date, lateFeeSettings } = invoice;
  return [
    ...(percent !== undefined && date !== undefined
      ? [
          t(texts, 'terms.discount', {
            percent: formatPercent(percent, locale),
            date: formatBusinessDate(date, locale),
          }),
        ]
      : []),
    ...lateFeeTerms(lateFeeSettings, setting),
  ];
}
