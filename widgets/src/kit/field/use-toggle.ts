import type { FormEvent, MouseEvent } from 'react';
import type { FieldControl } from './field.tsx';
import { useFirstValue } from './use-first-value.ts';

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Returns attributes of a native check box that can be read-only; HTML supports that only for text fields. */
export function useToggle(control: FieldControl, { checked, onChange }: ToggleProps) {
  useFirstValue(control, checked, onChange);
  const { readOnly, ...attributes } = control.attributes;
  return {
    ...attributes,
    'aria-readonly': readOnly || undefined,
    checked,
    // Also called for the space key.
    onClick: (event: MouseEvent) => {
      if (readOnly) event.preventDefault();
    },
    onChange: (event: FormEvent<HTMLInputElement>) => {
      // React reports a prevented click too.
      if (readOnly) return;
      control.clearError();
      onChange(event.currentTarget.checked);
    },
  };
}
