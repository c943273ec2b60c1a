import { decimalsOf, formatDecimalMoney } from '@quittance/sdk/money';
import { useLocale } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { currencyUnit } from '../number-field/currency-unit.ts';
import { NumberInput } from '../number-field/number-input.tsx';
import { useNumberEntry } from '../number-field/use-number-entry.ts';

export interface MoneyFieldProps extends FieldProps {
  /**
   * Decimal string in major units, such as `1234.50`; empty without an amount, and while the field refuses its text.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly currency: string;
  /** Maximum number of decimals; default: those of the currency. */
  readonly decimals?: number | undefined;
  /** Decimal string in major units; a larger amount is refused. */
  readonly max?: string | undefined;
}

/**
 * An amount with the currency's decimals and its symbol, in the format of the locale. Refuses text as `NumberField`
 * does.
 */
export function MoneyField(props: MoneyFieldProps) {
  const locale = useLocale();
  const { value, onChange, currency, decimals = decimalsOf(currency), max } = props;
  const unit = currencyUnit(currency, locale);
  const write = (text: string) =>
    formatDecimalMoney(text, currency, locale, { display: 'none', maxDecimals: decimals });
  const entry = useNumberEntry({ value, onChange, rule: { locale, decimals, max, currency }, write });
  const control = useFieldControl({ ...props, refusal: entry.refusal }, 'unit');
  useFirstValue(control, value, onChange, entry.forget);
  return (
    <FieldFrame field={props} control={control}>
      <NumberInput control={control} entry={entry} isWhole={decimals === 0} unit={unit} />
    </FieldFrame>
  );
}
