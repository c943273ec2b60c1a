import { useRef } from 'react';
import type { FieldControl } from './field.tsx';

/**
 * Resets a field to its first value when its form is reset, like a native control.
 * @param forget drops typed text that is not a value yet
 */
export function useFirstValue<Value>(
  control: FieldControl,
  value: Value,
  onChange: (value: Value) => void,
  forget?: () => void,
): void {
  const first = useRef(value);
  control.goBack.current = () => {
    forget?.();
    if (value !== first.current) onChange(first.current);
  };
}
