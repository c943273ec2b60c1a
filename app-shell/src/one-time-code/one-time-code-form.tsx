import type { CodeSource } from '@quittance/sdk/contract';
import {
  Button,
  type FieldErrors,
  Form,
  isOtpError,
  OneTimeCodeField,
  useErrorText,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useRef, useState } from 'react';
import '@quittance/widgets/code-entry.css';
import { oneTimeCodeTexts } from './texts.en.ts';

interface OneTimeCodeFormProps {
  readonly title: string;
  /** Address or phone number that the code was sent to. */
  readonly sentTo: string;
  /** Where the person finds the code. Default: it was sent. A code of an authenticator app can't be sent again. */
  readonly codeSource?: CodeSource | undefined;
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

/** A one-time code: entered, refused, and sent again unless it comes from an authenticator app. */
export function OneTimeCodeForm(props: OneTimeCodeFormProps) {
  const { title, sentTo, codeSource, children, onConfirm, confirmLabel, resendAt, onResend, leave } = props;
  const { t } = useI18n(oneTimeCodeTexts);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isSent = codeSource !== 'authenticator';

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
      <p className="q-muted">{isSent ? t('sentTo', { email: sentTo }) : t('fromApp')}</p>
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
          onResend={isSent ? () => void resend() : undefined}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {confirmLabel}
      </Button>
      {leave}
    </Form>
  );
}
