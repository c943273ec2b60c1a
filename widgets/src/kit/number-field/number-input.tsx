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
  /** Whether phones offer only digits, without a decimal separator. */
  readonly isWhole: boolean;
  /** Shown next to the number, with the id `${id}-unit` for the control's description. */
  readonly unit?: Unit | undefined;
}

/** The control of every number field. */
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
      {/* Announced: screen readers read a changed description only when the focus moves to the control. */}
      <PoliteStatus>{entry.refusal}</PoliteStatus>
    </InputFrame>
  );
}
