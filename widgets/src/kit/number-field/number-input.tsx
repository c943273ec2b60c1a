import type { ReactNode } from 'react';
import { type FieldControl, InputFrame } from '../field/field.tsx';
import { useHeldForm } from '../field/form-errors.ts';
import { PoliteStatus } from '../field/polite-status.tsx';
import { useTextEntry } from '../field/use-text-entry.ts';
import type { Unit } from './currency-unit.ts';
import { acceptNumber } from './typed-number.ts';
import type { NumberEntry } from './use-number-entry.ts';

interface NumberInputProps {
  readonly control: FieldControl;
  readonly entry: NumberEntry;
  /** Without decimals phones offer digits alone. */
  readonly isWhole: boolean;
  /** Its part in the control's description has the id `${id}-unit`. */
  readonly unit?: Unit | undefined;
}

/** The control of every field for a number. */
export function NumberInput({ control, entry, isWhole, unit }: NumberInputProps) {
  const beside = (side: Unit['side']): ReactNode =>
    unit?.side === side && <span id={`${control.attributes.id}-unit`}>{unit.text}</span>;
  useHeldForm(control.attributes.name, entry.refusal !== undefined);
  const typing = useTextEntry(control, entry.text, acceptNumber, entry.type);
  return (
    <InputFrame control={control} start={beside('start')} end={beside('end')}>
      <input
        {...control.attributes}
        {...typing}
        className="q-input__control q-input__control--numeric"
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        onBlur={entry.leave}
        onKeyDown={({ key }) => key === 'Enter' && entry.leave()}
      />
      {/* It comes while the focus is in the control, whose description is read only when the focus arrives. */}
      <PoliteStatus>{entry.refusal}</PoliteStatus>
    </InputFrame>
  );
}
