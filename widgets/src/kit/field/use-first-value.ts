import { useRef } from 'react';
import type { FieldControl } from './field.tsx';

/**
 * Brings a field back to the value that it began with when its form is reset, as a native control goes back.
 * @param forget drops what was typed and is no value yet
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
