import { checkPassword } from '@quittance/sdk/validation';
import { useState } from 'react';
import { useProblemText } from '../field/use-problem-text.ts';
import { type PasswordFieldProps, PasswordInput } from '../password-field/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete'>;

/** Returns what is wrong with a password, after the focus has left it. */
function useWeakness(value: string): { message: string | undefined; leave: () => void } {
  const problemText = useProblemText();
  const [wasLeft, setLeft] = useState(false);
  const problem = wasLeft && value !== '' ? checkPassword(value) : null;
  return { message: problem ? problemText(problem) : undefined, leave: () => setLeft(true) };
}

/** A new password, with its requirements and its strength. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { message, leave } = useWeakness(props.value);
  const isChoosing = !props.readOnly && !props.disabled;
  return (
    <PasswordInput
      {...props}
      error={props.error ?? message}
      autoComplete="new-password"
      hint={isChoosing ? (id) => <PasswordMeter id={id} password={props.value} /> : undefined}
      onBlur={() => {
        leave();
        props.onBlur?.();
      }}
    />
  );
}
