import { useState } from 'react';
import type { SampleControlProps } from '../specimen.ts';

/** Keeps the value of a sample, as a form would. */
export function useSampleValue<Value>(
  { isFilled, isHeld, onValue }: SampleControlProps,
  empty: Value,
  filled: Value,
): [value: Value, change: (value: Value) => void] {
  const [value, setValue] = useState(isFilled ? filled : empty);
  return [
    value,
    (next) => {
      if (!isHeld) setValue(next);
      onValue?.(next);
    },
  ];
}
