import { Button, type FieldErrors, Form, TextButton, TextField, useErrorText, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { signInTexts } from './texts.en.ts';

interface RecoveryFormProps {
  readonly onConfirm: (code: string) => Promise<void>;
  /** Returns to the code of the authenticator app. */
  readonly onLeave: () => void;
}

/** A recovery code, for somebody without their authenticator app. */
export function RecoveryForm({ onConfirm, onLeave }: RecoveryFormProps) {
  const { t } = useI18n(signInTexts);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = (): FieldErrors => (code.trim() === '' ? { recoveryCode: t('required') } : {});
  const submit = async () => {
    setPending(true);
    try {
      await onConfirm(code.trim());
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('recovery.title')}>
      <p className="q-muted">{t('recovery.lead')}</p>
      <TextField
        label={t('recovery.label')}
        name="recoveryCode"
        autoComplete="off"
        autoFocus
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('code.submit')}
      </Button>
      <TextButton onClick={onLeave}>{t('recovery.leave')}</TextButton>
    </Form>
  );
}
