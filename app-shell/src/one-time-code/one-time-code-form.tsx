import { Button, type FieldErrors, Form, OneTimeCodeField, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useRef, useState } from 'react';
import { isOtpError, useErrorText } from '../error-text.ts';
import '@quittance/widgets/code-entry.css';
import { oneTimeCodeTexts } from './texts.en.ts';

interface OneTimeCodeFormProps {
  readonly title: string;
  /** Address or phone number that the code was sent to. */
  readonly sentTo: string;
  /** Further fields. They come before the code, because its last digit submits the form. */
  readonly children?: ReactNode;
  /** Rejects with the reason when the code is refused. */
  readonly onConfirm: (code: string) => Promise<void>;
  readonly confirmLabel: string;
  /** When another code may be mailed. */
  readonly resendAt: Date;
  /** Rejects with the reason when no code could be mailed. */
  readonly onResend: () => Promise<void>;
  /** Link or button that leaves the form, below the confirm button. */
  readonly leave: ReactNode;
}

/** A one-time code that was mailed or texted: entered, refused, and sent again. */
export function OneTimeCodeForm(props: OneTimeCodeFormProps) {
  const { title, sentTo, children, onConfirm, confirmLabel, resendAt, onResend, leave } = props;
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
  /** Shows a wrong code at the field, and returns the text of every other error for the form. */
  const describe = (error: unknown): string | null => {
    if (!isOtpError(error)) return errorText(error);
    setCodeError(errorText(error));
    setRefused(code);
    // Clear the refused digits; the form then focuses the field.
    setCode('');
    return null;
  };
  const resend = async () => {
    try {
      await onResend();
      // Clear the error: it was about the previous code.
      setCodeError(undefined);
      setCode('');
      field.current?.querySelector('input')?.focus();
    } catch (error) {
      setCodeError(errorText(error));
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={describe} label={title}>
      <p className="q-muted">{t('sentTo', { email: sentTo })}</p>
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
