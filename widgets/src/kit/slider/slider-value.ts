/** The range and the step of a slider. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const decimalsOfStep = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** Returns the value one step away, within the range. Decimal text: sums of floats would show 0.30000000000000004. */
export function stepFrom(value: string, direction: -1 | 1, { min, max, step }: SliderRange): string {
  const next = Math.min(Math.max(Number(value) + direction * step, min), max);
  return next.toFixed(decimalsOfStep(step));
}

/** Returns the position of a value in its range, in percent. */
export const percentOfRange = (value: string, { min, max }: SliderRange): number =>
  max > min ? ((Math.min(Math.max(Number(value), min), max) - min) / (max - min)) * 100 : 0;

/** Formats a value in the locale, with the decimals of a step. */
export function writeSliderValue(value: string, { step }: SliderRange, locale: string, isPercent: boolean): string {
  const decimals = decimalsOfStep(step);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(isPercent && { style: 'unit', unit: 'percent' }),
  }).format(value as Intl.StringNumericLiteral);
}
