import { formatDecimalMoney, formatPercent, toMinor } from '@quittance/sdk/money';
import { annualizedReturn } from '@quittance/sdk/rules';
import { daysBetween } from '@quittance/sdk/time';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { earlyTexts } from './early-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** What a payment before the due date earned. */
export function EarnedNote({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t, locale } = useI18n(earlyTexts);
  const { currency, dueDate, paidOnDate = dueDate, finalAmount, earlyDiscountAmount = '0', viewer } = invoice;
  const count = daysBetween(paidOnDate, dueDate);
  const yearly = annualizedReturn({
    discountMinor: toMinor(earlyDiscountAmount, currency),
    paidMinor: toMinor(finalAmount, currency),
    daysEarly: count,
  });
  const amount = formatDecimalMoney(earlyDiscountAmount, currency, locale);
  return (
    <Banner tone="success" title={t(viewer === 'buyer' ? 'earned' : 'given', { amount })}>
      {yearly !== null && t('worth', { count, yearly: formatPercent(yearly, locale) })}
    </Banner>
  );
}
