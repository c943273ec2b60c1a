import type { CSSProperties } from 'react';
import { CharactersLeft, characterCount } from '../field/character-count.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { maxCharacters, useTextEntry } from '../field/use-text-entry.ts';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Maximum number of characters as people count them. The remaining number is shown when it is low. */
  readonly maxLength?: number | undefined;
  /** Initial number of lines, default 3; the field grows with its text. */
  readonly rows?: number | undefined;
}

/** A multi-line text. */
export function TextArea(props: TextAreaProps) {
  const control = useFieldControl(props);
  const { value, maxLength, rows = 3 } = props;
  const entry = useTextEntry(control, value, maxCharacters(maxLength), props.onChange);
  useFirstValue(control, value, props.onChange);
  return (
    <FieldFrame field={props} control={control} aside={characterCount({ text: value, max: maxLength })}>
      <InputFrame control={control}>
        <textarea
          {...control.attributes}
          {...entry}
          className="q-input__control q-input__control--area"
          rows={rows}
          style={{ '--q-rows': rows } as CSSProperties}
        />
      </InputFrame>
      {maxLength !== undefined && <CharactersLeft text={value} max={maxLength} />}
    </FieldFrame>
  );
}
