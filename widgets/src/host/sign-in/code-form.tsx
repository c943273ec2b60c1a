import { useState } from 'react';
import { Button, TextButton } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { OneTimeCodeField } from '../../kit/code-field.tsx';
import { type FieldErrors, Form } from '../../kit/form.tsx';
import { useI18n } from '../../kit/i18n.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { isOtpError, useErrorText } from '../error-text.ts';
import type { Confirmation, StartedSignIn } from './calls.ts';

interface CodeFormProps {
  readonly email: string;
  readonly started: StartedSignIn;
  readonly onConfirm: (confirmation: Confirmation) => Promise<void>;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
}

/** The one-time code, and the business to act for where a person has several. */
export function CodeForm({ email, started, onConfirm, onResend, onBack }: CodeFormProps) {
  const { t } = useI18n('host');
  const errorText = useErrorText();
  const { isCodeNeeded, businesses } = started;
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [isRemembered, setRemembered] = useState(false);
  const [businessId, setBusinessId] = useState(businesses[0]?.id ?? '');
  const [isPending, setPending] = useState(false);

  const validate = (): FieldErrors => (isCodeNeeded && code.length < 6 ? { code: t('code.incomplete') } : {});
  const submit = async () => {
    setPending(true);
    setCodeError(undefined);
    try {
      await onConfirm({ code: isCodeNeeded ? code : null, isRemembered, businessId: businessId || null });
    } finally {
      setPending(false);
    }
  };
  /** A wrong code is told at the field; everything else above the form. */
  const describe = (error: unknown): string | null => {
    if (!isOtpError(error)) return errorText(error);
    setCodeError(errorText(error));
    setCode('');
    return null;
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={describe} label={t('code.title')}>
      {isCodeNeeded && (
        <>
          <p className="q-muted">{t('code.sentTo', { email })}</p>
          <OneTimeCodeField
            name="code"
            label={t('code.label')}
            autoFocus
            value={code}
            onChange={(typed) => {
              setCodeError(undefined);
              setCode(typed);
            }}
            error={codeError}
            onResend={onResend}
          />
        </>
      )}
      {businesses.length > 1 && (
        <SelectField
          label={t('signIn.business')}
          options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
          value={businessId}
          onChange={setBusinessId}
        />
      )}
      {isCodeNeeded && (
        <Checkbox label={t('code.remember')} checked={isRemembered} onChange={setRemembered} required={false} />
      )}
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('code.submit')}
      </Button>
      <TextButton onClick={onBack}>{t('code.back')}</TextButton>
    </Form>
  );
}
