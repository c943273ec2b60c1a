import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { eyeIcon, eyeOffIcon } from '../display/icons.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'search' | undefined;
  readonly placeholder?: string | undefined;
  /** Characters; more can't be typed, and the count shows when little room is left. */
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Shows how much room is left once four fifths are used. */
function CharacterCount({ length, max }: { readonly length: number; readonly max: number | undefined }) {
  return max && length > max * 0.8 ? (
    <span className="q-field__count q-numeric">
      {length}/{max}
    </span>
  ) : undefined;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', maxLength, start, end } = props;
  const control = useFieldControl(props);
  return (
    <FieldFrame field={props} control={control} aside={CharacterCount({ length: value.length, max: maxLength })}>
      <InputFrame control={control} start={start} end={end}>
        <input
          {...control.attributes}
          ref={props.ref}
          className="q-input__control"
          type={type}
          value={value}
          maxLength={maxLength}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          // biome-ignore lint/a11y/noAutofocus: only where a screen has a single purpose, such as signing in
          autoFocus={props.autoFocus}
          onBlur={props.onBlur}
          onInput={(event) => {
            control.clearError();
            onChange(event.currentTarget.value);
          }}
        />
      </InputFrame>
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number | undefined;
  readonly rows?: number | undefined;
}

export function TextArea(props: TextAreaProps) {
  const control = useFieldControl(props);
  const { value, maxLength } = props;
  return (
    <FieldFrame field={props} control={control} aside={CharacterCount({ length: value.length, max: maxLength })}>
      <InputFrame control={control}>
        <textarea
          {...control.attributes}
          className="q-input__control q-input__control--area"
          rows={props.rows ?? 3}
          maxLength={maxLength}
          value={value}
          onInput={(event) => {
            control.clearError();
            props.onChange(event.currentTarget.value);
          }}
        />
      </InputFrame>
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default `current-password`. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password that can be shown, with a warning while caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useI18n('controls');
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const field = { ...props, description: isCapsLockOn ? t('capsLockOn') : props.description };
  const control = useFieldControl(field);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  const toggle = (
    <IconButton
      shape={isShown ? eyeOffIcon : eyeIcon}
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <FieldFrame field={field} control={control}>
      <InputFrame control={control} end={toggle}>
        <input
          {...control.attributes}
          className="q-input__control"
          type={isShown ? 'text' : 'password'}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLockOn(false)}
          onInput={(event) => {
            control.clearError();
            props.onChange(event.currentTarget.value);
          }}
        />
      </InputFrame>
    </FieldFrame>
  );
}
