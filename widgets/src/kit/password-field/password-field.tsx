import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon, eyeIcon, eyeOffIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { passwordFieldTexts } from './texts.en.ts';

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Default `current-password`. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

interface PasswordInputProps extends PasswordFieldProps {
  /** Rendered below the control and its message; the element with this id describes the control. */
  readonly hint?: ((id: string) => ReactNode) | undefined;
}

/** Warns about caps lock immediately, because the typed text is hidden. */
function CapsLockWarning({ isOn }: { readonly isOn: boolean }) {
  const { t } = useI18n(passwordFieldTexts);
  return (
    <div role="status" className="q-password__status">
      {isOn && (
        <p className="q-password__caps-lock">
          <Icon shape={alertIcon} />
          {t('capsLockOn')}
        </p>
      )}
    </div>
  );
}

/** The common part of password fields. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useI18n(passwordFieldTexts);
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const control = useFieldControl(props, props.hint && 'hint');
  useFirstValue(control, props.value, props.onChange);
  const watchCapsLock = ({ nativeEvent }: KeyboardEvent) => {
    // Autofill by a password manager dispatches key events without `getModifierState`.
    const isOn = (nativeEvent as Partial<globalThis.KeyboardEvent>).getModifierState?.('CapsLock');
    if (isOn !== undefined) setCapsLockOn(isOn);
  };
  const toggle = (
    <IconButton
      icon={isShown ? eyeOffIcon : eyeIcon}
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      aria-controls={control.attributes.id}
      disabled={props.disabled}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <FieldFrame field={props} control={control} below={props.hint?.(`${control.attributes.id}-hint`)}>
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
          onBlur={() => {
            setCapsLockOn(false);
            props.onBlur?.();
          }}
          onInput={(event) => {
            control.clearError();
            props.onChange(event.currentTarget.value);
          }}
        />
      </InputFrame>
      <CapsLockWarning isOn={isCapsLockOn} />
    </FieldFrame>
  );
}

/** A password, which people can show, with a warning while caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  return <PasswordInput {...props} />;
}
