import { compareDecimals, parseDecimal, subtractDecimals, writeDecimal } from '@quittance/sdk/money';
import { isPaidOrBeingPaid } from '@quittance/sdk/rules';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { invoiceTexts } from './texts.en.ts';

interface TotalLine {
  readonly labelKey: 'subtotal' | 'fees' | 'lateFees' | 'discount';
  readonly value: string;
}

const difference = (of: string, less: string): string =>
  writeDecimal(subtractDecimals(parseDecimal(of), parseDecimal(less)));

const isZero = (value: string): boolean => compareDecimals(parseDecimal(value), parseDecimal('0')) === 0;

/** Returns the steps from the sum of the items to the amount due; omits zero steps. */
export function totalLines({ baseAmount, amountToPay, totalDue, finalAmount }: InvoiceAnswer): TotalLine[] {
  const all: readonly TotalLine[] = [
    { labelKey: 'fees', value: difference(amountToPay, baseAmount) },
    { labelKey: 'lateFees', value: difference(totalDue, amountToPay) },
    { labelKey: 'discount', value: difference(finalAmount, totalDue) },
  ];
  const steps = all.filter((step) => !isZero(step.value));
  return steps.length === 0 ? [] : [{ labelKey: 'subtotal', value: baseAmount }, ...steps];
}

export function Totals({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  const { t: statusText } = useI18n(invoiceHeadTexts);
  const { currency, finalAmount, status } = invoice;
  // A paid amount, or one being paid, is no longer due.
  const isDue = !isPaidOrBeingPaid(status);
  return (
    <dl className="q-totals">
      {totalLines(invoice).map((line) => (
        <div key={line.labelKey}>
          <dt>{t(line.labelKey)}</dt>
          <dd>
            <Amount value={line.value} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="q-totals__due">
        <dt>{isDue ? t('totalDue') : statusText('total')}</dt>
        <dd>
          <Amount value={finalAmount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
