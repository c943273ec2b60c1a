import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';

/** The whole: a larger percentage is refused. */
const maxPercent = '100';

export type PercentFieldProps = Omit<NumberFieldProps, 'max' | 'unit' | 'allowsNegative'>;

/** A percentage from 0 to 100; its value is in percent, `1.97` for 1.97%. */
export function PercentField(props: PercentFieldProps) {
  return <NumberField {...props} max={maxPercent} unit={{ text: '%', side: 'end' }} />;
}
