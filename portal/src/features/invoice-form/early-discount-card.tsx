import { formatPercent, fromMinor } from '@quittance/sdk/money';
import { annualizedReturn, leastDiscount } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, formatBusinessDate } from '@quittance/sdk/time';
import { Amount, Card, Checkbox, PercentField, Slider, TextButton, useI18n } from '@quittance/widgets/kit';
import {
  discountContent,
  type InvoiceFormDiscount,
  isSameDiscount,
  noDiscount,
  offerDiscount,
  rangeOf,
  suggestionOf,
  withDaysEarly,
} from './early-discount-values.ts';
import type { FormPartProps } from './entry-list.tsx';
import { discountedTotals } from './invoice-form-totals.ts';
import { fractionOf } from './percent-text.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface EarlyDiscountProps extends FormPartProps {
  readonly today: BusinessDate;
}

interface PartProps extends EarlyDiscountProps {
  readonly onChange: (discount: InvoiceFormDiscount) => void;
}

function DiscountFields({ values, today, onChange }: PartProps) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const { earlyDiscount: discount, dueDate } = values;
  const days = Number(discount.daysEarly);
  const { min, max } = rangeOf(values, today) ?? { min: days, max: days };
  return (
    <div className="invoice-form__pair">
      <Slider
        label={t('discountDays')}
        name="earlyDiscountEndDate"
        description={
          dueDate === '' ? undefined : t('discountUntil', { date: formatBusinessDate(addDays(dueDate, -days), locale) })
        }
        min={min}
        max={max}
        value={discount.daysEarly}
        onChange={(daysEarly) => onChange(withDaysEarly(discount, daysEarly))}
      />
      <PercentField
        label={t('discountPercent')}
        name="earlyDiscountPercent"
        description={t('discountLeast', { percent: formatPercent(leastDiscount(days), locale), count: days })}
        value={discount.percent}
        onChange={(percent) => onChange({ ...discount, percent })}
      />
    </div>
  );
}

/** What the buyer saves, and the yearly return of paying early. */
function DiscountWorth({ values }: Pick<PartProps, 'values'>) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const { currency, earlyDiscount, dueDate } = values;
  const { earlyDiscountPercent } = discountContent(earlyDiscount, dueDate);
  const { discountMinor, paidMinor } = discountedTotals(values, earlyDiscountPercent);
  const yearly = annualizedReturn({ discountMinor, paidMinor, daysEarly: Number(earlyDiscount.daysEarly) });
  if (discountMinor === 0n || yearly === null) return null;
  return (
    <p className="q-muted invoice-form__worth" aria-live="polite">
      {t('discountSaves')} <Amount value={fromMinor(discountMinor, currency)} currency={currency} />
      {' · '}
      {t('discountPays')} <Amount value={fromMinor(paidMinor, currency)} currency={currency} />
      {' · '}
      {t('discountYearly', { percent: formatPercent(yearly, locale) })}
    </p>
  );
}

function Suggestion({ values, today, onChange }: PartProps) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const suggestion = suggestionOf(values, today);
  if (suggestion === null || isSameDiscount(values.earlyDiscount, suggestion)) return null;
  const percent = formatPercent(fractionOf(suggestion.percent), locale);
  return (
    <TextButton onClick={() => onChange(suggestion)}>
      {t('discountSuggestion', { percent, count: Number(suggestion.daysEarly) })}
    </TextButton>
  );
}

/** A discount on the items for paying before a day. */
export function EarlyDiscountCard({ values, dispatch, today }: EarlyDiscountProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { isOffered } = values.earlyDiscount;
  const hasRoom = rangeOf(values, today) !== null;
  const onChange = (earlyDiscount: InvoiceFormDiscount) => dispatch({ type: 'field', changes: { earlyDiscount } });
  const parts = { values, dispatch, today, onChange };
  return (
    <Card title={t('discount')}>
      <Checkbox
        label={t('discountOffer')}
        description={t(hasRoom ? 'discountHint' : 'discountNoRoom')}
        required={false}
        disabled={!hasRoom && !isOffered}
        checked={isOffered}
        onChange={(checked) => onChange(checked ? offerDiscount(values, today) : noDiscount)}
      />
      {isOffered && (
        <>
          <DiscountFields {...parts} />
          <DiscountWorth values={values} />
          <Suggestion {...parts} />
        </>
      )}
    </Card>
  );
}
