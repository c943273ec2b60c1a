import { useLocale } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import type { Unit } from './currency-unit.ts';
import { NumberInput } from './number-input.tsx';
import { useNumberEntry } from './use-number-entry.ts';

export interface NumberFieldProps extends FieldProps {
  /** Decimal text with a point, such as `1234.5`; empty without a number, and while the field refuses its text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Number of decimals: default 2; 0 for a whole number. */
  readonly decimals?: number | undefined;
  /** Decimal text; a larger number is refused. */
  readonly max?: string | undefined;
  /** Default false. */
  readonly allowsNegative?: boolean | undefined;
  /** Shown next to the number, such as a percent sign. */
  readonly unit?: Unit | undefined;
}

/**
 * A number in the format of the locale. The field keeps refused text, explains it, and prevents the surrounding form
 * from being sent.
 */
export function NumberField(props: NumberFieldProps) {
  const locale = useLocale();
  const { value, onChange, decimals = 2, max, allowsNegative, unit } = props;
  const write = (text: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: 'always' }).format(
      text as Intl.StringNumericLiteral,
    );
  const rule = { locale, decimals, max, allowsNegative, unit: unit?.text };
  const entry = useNumberEntry({ value, onChange, rule, write });
  const control = useFieldControl({ ...props, refusal: entry.refusal }, unit && 'unit');
  useFirstValue(control, value, onChange, entry.forget);
  return (
    <FieldFrame field={props} control={control}>
      <NumberInput control={control} entry={entry} isWhole={decimals === 0} unit={unit} />
    </FieldFrame>
  );
}
