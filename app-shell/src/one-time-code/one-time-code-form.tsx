import { Button, type FieldErrors, Form, OneTimeCodeField, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useRef, useState } from 'react';
import { isOtpError, useErrorText } from '../error-text.ts';
import '@quittance/widgets/code-entry.css';
import { oneTimeCodeTexts } from './texts.en.ts';

interface OneTimeCodeFormProps {
  readonly title: string;
  /** Whom the code was mailed to. */
  readonly email: string;
  /** What is asked besides the code. It stands above the code, whose last digit submits the form. */
  readonly children?: ReactNode;
  /** Rejects with the reason when the code is refused. */
  readonly onConfirm: (code: string) => Promise<void>;
  readonly confirmLabel: string;
  /** When another code may be mailed. */
  readonly resendAt: Date;
  /** Rejects with the reason when no code could be mailed. */
  readonly onResend: () => Promise<void>;
  /** The way out, below the button that confirms. */
  readonly leave: ReactNode;
}

/** A mailed one-time code: entered, refused, and mailed again. */
export function OneTimeCodeForm(props: OneTimeCodeFormProps) {
  const { title, email, children, onConfirm, confirmLabel, resendAt, onResend, leave } = props;
  const { t } = useI18n(oneTimeCodeTexts);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  const validate = (): FieldErrors => (code.length < 6 ? { code: t('incomplete') } : {});
  const submit = async () => {
    setPending(true);
    setCodeError(undefined);
    try {
      await onConfirm(code);
    } finally {
      setPending(false);
    }
  };
  /** A wrong code is told at the field; everything else above the form. */
  const describe = (error: unknown): string | null => {
    if (!isOtpError(error)) return errorText(error);
    setCodeError(errorText(error));
    setRefused(code);
    // Refused digits are of no more use; the form puts the focus back to their place.
    setCode('');
    return null;
  };
  const resend = async () => {
    try {
      await onResend();
      // What was wrong with the code before says nothing of the new one.
      setCodeError(undefined);
      setCode('');
      field.current?.querySelector('input')?.focus();
    } catch (error) {
      setCodeError(errorText(error));
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={describe} label={title}>
      <p className="q-muted">{t('sentTo', { email })}</p>
      {children}
      <div ref={field}>
        <OneTimeCodeField
          name="code"
          label={t('label')}
          autoFocus
          value={code}
          onChange={(typed) => {
            setCodeError(undefined);
            setCode(typed);
          }}
          error={codeError}
          submitsForm
          refused={refused}
          resendAt={resendAt}
          onResend={() => void resend()}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {confirmLabel}
      </Button>
      {leave}
    </Form>
  );
}
