import { checkPassword } from '@quittance/sdk/validation';
import {
  Button,
  type FieldErrors,
  Form,
  NewPasswordField,
  useErrorText,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { HiddenUsername } from './hidden-username.tsx';
import { setPasswordTexts } from './texts.en.ts';

interface SetPasswordFormProps {
  /** For the browser's password manager. */
  readonly email: string;
  readonly onSave: (password: string) => Promise<void>;
}

/** Form for a new password. */
export function SetPasswordForm({ email, onSave }: SetPasswordFormProps) {
  const { t } = useI18n(setPasswordTexts);
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = (): FieldErrors => {
    const problem = checkPassword(password);
    return problem ? { password: problemText(problem) } : {};
  };
  const save = async () => {
    setPending(true);
    try {
      await onSave(password);
    } finally {
      setPending(false);
    }
  };
  return (
    <Form label={t('title')} validate={validate} onSubmit={save} describeError={errorText}>
      <HiddenUsername email={email} />
      <NewPasswordField label={t('password')} name="password" value={password} onChange={setPassword} />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
