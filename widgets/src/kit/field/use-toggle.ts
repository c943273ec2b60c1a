import type { FormEvent, MouseEvent } from 'react';
import type { FieldControl } from './field.tsx';
import { useFirstValue } from './use-first-value.ts';

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Attributes of a native check box that can be read-only, which HTML knows of text fields alone. */
export function useToggle(control: FieldControl, { checked, onChange }: ToggleProps) {
  useFirstValue(control, checked, onChange);
  const { readOnly, ...attributes } = control.attributes;
  return {
    ...attributes,
    'aria-readonly': readOnly || undefined,
    checked,
    // Space clicks too.
    onClick: (event: MouseEvent) => {
      if (readOnly) event.preventDefault();
    },
    onChange: (event: FormEvent<HTMLInputElement>) => {
      // React tells of a click that was prevented, too.
      if (readOnly) return;
      control.clearError();
      onChange(event.currentTarget.checked);
    },
  };
}
