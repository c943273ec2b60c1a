import { type ReactNode, useState } from 'react';
import { type FieldControl, InputFrame } from './field.tsx';
import { acceptNumber, isDecimal, isSameNumber, type NumberRule, valueOfTyped } from './typed-number.ts';
import { useFirstValue } from './use-first-value.ts';
import { useTextEntry } from './use-text-entry.ts';

/** Something that is written beside a number: a currency's symbol, a percent sign. */
export interface Unit {
  readonly text: string;
  readonly side: 'start' | 'end';
}

interface NumberInputProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rule: NumberRule;
  /** Decimal text as people of the locale read it. */
  readonly write: (value: string) => string;
  /** Its part in the control's description has the id `${id}-unit`. */
  readonly unit?: Unit | undefined;
}

/** A number as it was typed. */
interface Draft {
  readonly text: string;
  /** What its owner was told: with another number than that, the owner's is shown. */
  readonly value: string;
}

/**
 * The control of every field for a number. While it has the focus the text is left as typed; afterwards it is written out
 * by the rules of the locale, and what is no number is emptied.
 */
export function NumberInput({ control, value, onChange, rule, write, unit }: NumberInputProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const written = isDecimal(value) ? write(value) : value;
  const shown = draft && isSameNumber(draft.value, value) ? draft.text : written;
  useFirstValue(control, value, onChange);
  const beside = (side: Unit['side']): ReactNode =>
    unit?.side === side && <span id={`${control.attributes.id}-unit`}>{unit.text}</span>;
  const entry = useTextEntry(
    control,
    shown,
    // A negative amount that came from elsewhere can still be corrected.
    (typed, former) =>
      acceptNumber(typed, former, { ...rule, allowsNegative: rule.allowsNegative || value.startsWith('-') }),
    (text) => {
      const typed = valueOfTyped(text, rule);
      setDraft({ text, value: typed });
      onChange(typed);
    },
  );
  return (
    <InputFrame control={control} start={beside('start')} end={beside('end')}>
      <input
        {...control.attributes}
        {...entry}
        className="q-input__control q-input__control--numeric"
        type="text"
        inputMode={rule.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        onBlur={() => {
          setDraft(null);
          if (value !== '' && !isDecimal(value)) onChange('');
        }}
      />
    </InputFrame>
  );
}
