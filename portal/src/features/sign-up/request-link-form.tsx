import { useErrorText } from '@quittance/app-shell';
import { checkEmail } from '@quittance/sdk/validation';
import { Button, Form, TextField, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { signUpTexts } from './texts.en.ts';

interface RequestLinkFormProps {
  /** Rejects with the reason when no link could be mailed. */
  readonly onSubmit: (email: string) => Promise<void>;
}

/** Asks for the address of a sign-up, for people who come from another device. */
export function RequestLinkForm({ onSubmit }: RequestLinkFormProps) {
  const { t } = useI18n(signUpTexts);
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = () => {
    const problem = checkEmail(email);
    return problem ? { email: problemText(problem) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await onSubmit(email.trim());
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('verify.request')}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('verify.request')}
      </Button>
    </Form>
  );
}
