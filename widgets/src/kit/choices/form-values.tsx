import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormReset } from '../fields/use-form-reset.ts';

interface FormValuesProps {
  readonly name: string | undefined;
  readonly values: readonly string[];
  readonly disabled: boolean | undefined;
  /** The form was reset: told with the values that the control began with. */
  readonly onReset: (values: readonly string[]) => void;
}

/** What a native form sends for a control whose text is only how the value reads. */
export function FormValues({ name, values, disabled, onReset }: FormValuesProps) {
  const initial = useRef(values);
  const first = useRef<HTMLInputElement>(null);
  // At once: an owner adds what a field tells to the values that it rendered last, and other fields tell theirs next.
  useFormReset(first, () => flushSync(() => onReset(initial.current)));
  if (!name) return null;
  // Without a value an empty one is sent, as a native select with its placeholder does.
  return (values.length > 0 ? values : ['']).map((value, index) => (
    <input
      key={value}
      ref={index === 0 ? first : undefined}
      type="hidden"
      name={name}
      value={value}
      disabled={disabled}
    />
  ));
}
