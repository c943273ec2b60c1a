import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { FormValues } from '../combobox/form-values.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { PhoneCountry } from './phone-country.tsx';
import { usePhoneNumber } from './use-phone-number.ts';

export interface PhoneFieldProps extends FieldProps {
  /** International, such as `+12125550123`, or empty. An incomplete number has its calling code too. */
  readonly value: string;
  /** Gets the selected country too, as two capital letters: countries share calling codes. */
  readonly onChange: (value: string, country: string) => void;
  /** The selected country of the value; without it, the one that its number identifies. */
  readonly country?: string | undefined;
  /** Two capital letters; the country for an empty value. Default `US`. */
  readonly defaultCountry?: string | undefined;
}

/** Restores the caret after each edit: formatting the text would move it to the end. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return { input, caret };
}

/** A phone number, formatted for its country while typing. A pasted international number changes the country. */
export function PhoneField(props: PhoneFieldProps) {
  const control = useFieldControl(props);
  const { id, name, ...attributes } = control.attributes;
  const { input, caret } = useCaret();
  const onChange = (value: string, country: string) => {
    control.clearError();
    props.onChange(value, country);
  };
  const { value, country, defaultCountry = 'US' } = props;
  const phone = usePhoneNumber({ value, country, onChange, defaultCountry });
  const firstCountry = useRef(phone.country);
  useFirstValue(control, value, (first) => onChange(first, firstCountry.current));
  const type = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    caret.current = phone.type({
      typed: currentTarget.value,
      caret: currentTarget.selectionStart ?? currentTarget.value.length,
      isDeletedForward: (nativeEvent as InputEvent | undefined)?.inputType === 'deleteContentForward',
    });
  };
  return (
    <FieldFrame field={props} control={control}>
      <InputFrame control={control}>
        <PhoneCountry
          id={id}
          country={phone.country}
          callingCode={phone.callingCode}
          disabled={props.disabled || props.readOnly}
          onChange={(country) => {
            phone.chooseCountry(country);
            input.current?.focus();
          }}
        />
        <input
          {...attributes}
          ref={input}
          id={id}
          className="q-input__control q-input__control--numeric q-phone__number"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          value={phone.text}
          onFocus={phone.prepare}
          onInput={type}
        />
      </InputFrame>
      <FormValues name={name} values={props.value ? [props.value] : []} disabled={props.disabled} />
    </FieldFrame>
  );
}
