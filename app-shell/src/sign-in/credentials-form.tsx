import type { UsedPasskey } from '@quittance/sdk/stores';
import {
  Banner,
  Button,
  errorCodeOf,
  type FieldErrors,
  Form,
  PasswordField,
  TextField,
  useErrorText,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useRef, useState } from 'react';
import { PasskeyButton } from './passkey-button.tsx';
import { signInTexts } from './texts.en.ts';
import { knowsPasskeys } from './use-passkey.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialsFormProps {
  readonly values: Credentials;
  readonly onChange: (values: Credentials) => void;
  readonly onSubmit: () => Promise<void>;
  readonly notice: string | undefined;
  /** Below the password. */
  readonly forgotten?: ReactNode;
  /** Signs in with a passkey too, while others have locked the password. */
  readonly onPasskey?: ((passkey: UsedPasskey) => Promise<void>) | undefined;
}

/** A simple check for typing errors; the server decides. */
const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** Select it: retyping a rejected password beats editing hidden text. */
function selectText(field: HTMLElement | null): void {
  const input = field?.querySelector('input');
  input?.focus();
  input?.select();
}

/** Form for email and password. Keeps both after a failure. */
export function CredentialsForm({ values, onChange, onSubmit, notice, forgotten, onPasskey }: CredentialsFormProps) {
  const { t } = useI18n(signInTexts);
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const password = useRef<HTMLDivElement>(null);
  // After a failed attempt its error replaces the notice.
  const [hasTried, setTried] = useState(false);
  const [isLocked, setLocked] = useState(false);

  const validate = (): FieldErrors => {
    setTried(true);
    return {
      ...(!looksLikeEmail(values.email) && { email: t('emailRequired') }),
      ...(values.password === '' && { password: t('required') }),
    };
  };
  const submit = async () => {
    setPending(true);
    try {
      await onSubmit();
    } catch (error) {
      setLocked(errorCodeOf(error) === 'BruteForceAttemptError');
      if (errorCodeOf(error) === 'InvalidCredentialsError') selectText(password.current);
      throw error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('title')}>
      {notice && !hasTried && <Banner tone="info">{notice}</Banner>}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
      />
      <div ref={password}>
        <PasswordField
          label={t('password')}
          name="password"
          value={values.password}
          onChange={(text) => onChange({ ...values, password: text })}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('submit')}
      </Button>
      {forgotten}
      {isLocked && onPasskey && knowsPasskeys() && <PasskeyButton onPasskey={onPasskey} />}
    </Form>
  );
}
