import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, useFieldControl } from './field.tsx';
import { NumberInput, type Unit } from './number-input.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Decimal text with a point, such as `1234.5`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Digits behind the point: default 2; 0 for a whole number. */
  readonly decimals?: number | undefined;
  /** Decimal text; a larger number can't be entered. */
  readonly max?: string | undefined;
  /** Default false. */
  readonly allowsNegative?: boolean | undefined;
  /** Written beside the number, such as a percent sign. */
  readonly unit?: Unit | undefined;
}

/** A number, typed and shown by the rules of the locale. */
export function NumberField(props: NumberFieldProps) {
  const { locale } = useI18n('controls');
  const { value, onChange, decimals = 2, max, allowsNegative, unit } = props;
  const control = useFieldControl(props, unit && 'unit');
  const write = (text: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: 'always' }).format(
      text as Intl.StringNumericLiteral,
    );
  return (
    <FieldFrame field={props} control={control}>
      <NumberInput
        control={control}
        value={value}
        onChange={onChange}
        rule={{ locale, decimals, max, allowsNegative }}
        write={write}
        unit={unit}
      />
    </FieldFrame>
  );
}
