import { forwardRef, type ReactNode } from 'react';
import { CharactersLeft, characterCount } from '../field/character-count.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { maxCharacters, useTextEntry } from '../field/use-text-entry.ts';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'search' | undefined;
  readonly placeholder?: string | undefined;
  /** Maximum number of characters as people count them. The remaining number is shown when it is low. */
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
}

/** A single-line text. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { value, type = 'text', maxLength, start, end } = props;
  const control = useFieldControl(props);
  const entry = useTextEntry(control, value, maxCharacters(maxLength), props.onChange);
  useFirstValue(control, value, props.onChange);
  return (
    <FieldFrame field={props} control={control} aside={characterCount({ text: value, max: maxLength })}>
      <InputFrame control={control} start={start} end={end}>
        <input
          {...control.attributes}
          {...entry}
          ref={ref}
          className="q-input__control"
          type={type}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          // biome-ignore lint/a11y/noAutofocus: only where a screen has a single purpose, such as signing in
          autoFocus={props.autoFocus}
          onBlur={props.onBlur}
        />
      </InputFrame>
      {maxLength !== undefined && <CharactersLeft text={value} max={maxLength} />}
    </FieldFrame>
  );
});
