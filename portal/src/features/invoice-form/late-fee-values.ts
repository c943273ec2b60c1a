import type { LateFeeType, SendableLateFee } from '@quittance/sdk/rules';
import { fractionOf, percentOf } from './percent-text.ts';

/** The late fee in the form. */
export interface InvoiceFormLateFee {
  readonly type: LateFeeType | 'none';
  /** Decimal text: a number of percent. */
  readonly percent: string;
  /** Days between two fees, as text; unused for a flat fee. */
  readonly repeatPeriod: string;
}

/** Monthly is what most sellers charge. */
export const noLateFee: InvoiceFormLateFee = { type: 'none', percent: '', repeatPeriod: '30' };

export const lateFeeOfInvoice = (fee: SendableLateFee | undefined): InvoiceFormLateFee =>
  fee === undefined
    ? noLateFee
    : {
        type: fee.type,
        percent: percentOf(fee.percent ?? ''),
        repeatPeriod: fee.repeatPeriod === undefined ? noLateFee.repeatPeriod : String(fee.repeatPeriod),
      };

/** Returns the late fee as the calls take it; undefined without one. */
export function lateFeeContent({ type, percent, repeatPeriod }: InvoiceFormLateFee): SendableLateFee | undefined {
  if (type === 'none') return undefined;
  return {
    type,
    ...(percent !== '' && { percent: fractionOf(percent) }),
    ...(type !== 'flat' && repeatPeriod !== '' && { repeatPeriod: Number(repeatPeriod) }),
  };
}
