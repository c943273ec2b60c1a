import { errorCodeOf, PageLink, useErrorText } from '@quittance/app-shell';
import { resetPassword, startPasswordReset } from '@quittance/sdk/client';
import { checkEmail, checkPassword } from '@quittance/sdk/validation';
import {
  Button,
  type FieldErrors,
  Form,
  NewPasswordField,
  OneTimeCodeField,
  TextField,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { passwordResetTexts } from './texts.en.ts';

interface ResetPasswordFormProps {
  /** From the link of the mail. */
  readonly email: string;
  readonly onDone: () => void;
}

interface Entries {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
  /** Of the authenticator app. */
  readonly appCode: string;
}

/** The code of the mail, the new password and, where one is set up, the code of the authenticator app. */
export function ResetPasswordForm({ email, onDone }: ResetPasswordFormProps) {
  const { t } = useI18n(passwordResetTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [entries, setEntries] = useState<Entries>({ email, resetCode: '', newPassword: '', appCode: '' });
  // The server says so, to somebody who has the mailed code.
  const [needsApp, setNeedsApp] = useState(false);
  // A code that was refused is sent again only by the button.
  const [refusedCode, setRefusedCode] = useState<string>();
  const [isPending, setPending] = useState(false);
  const change = (field: keyof Entries) => (value: string) => setEntries((before) => ({ ...before, [field]: value }));

  const validate = (): FieldErrors => ({
    ...(checkEmail(entries.email.trim()) && { email: t('emailRequired') }),
    ...(entries.resetCode.length < 6 && { resetCode: t('reset.incomplete') }),
    ...(checkPassword(entries.newPassword) && { newPassword: t('reset.weak') }),
    ...(needsApp && entries.appCode.length < 6 && { appCode: t('reset.incomplete') }),
  });
  const submit = async () => {
    setPending(true);
    const { resetCode, newPassword, appCode } = entries;
    try {
      const body = { email: entries.email.trim(), resetCode, newPassword };
      await client.request(resetPassword, { body }, needsApp ? { otpCode: appCode } : {});
      onDone();
    } catch (error) {
      if (errorCodeOf(error) === 'OtpRequiredError') return setNeedsApp(true);
      setRefusedCode(appCode);
      throw error;
    } finally {
      setPending(false);
    }
  };
  const resend = async () => {
    await client.request(startPasswordReset, { body: { email: entries.email.trim() } });
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('reset.title')}>
      <p className="q-muted">{t('reset.lead')}</p>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        value={entries.email}
        onChange={change('email')}
      />
      <OneTimeCodeField
        label={t('reset.code')}
        name="resetCode"
        value={entries.resetCode}
        onChange={change('resetCode')}
        onResend={resend}
        autoFocus
      />
      <NewPasswordField
        label={t('reset.newPassword')}
        name="newPassword"
        value={entries.newPassword}
        onChange={change('newPassword')}
      />
      {needsApp && (
        <OneTimeCodeField
          label={t('reset.appCode')}
          description={t('reset.appCodeHint')}
          name="appCode"
          value={entries.appCode}
          onChange={change('appCode')}
          submitsForm
          refused={refusedCode}
          autoFocus
        />
      )}
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('reset.submit')}
      </Button>
      <PageLink to="/auth">{t('back')}</PageLink>
    </Form>
  );
}
