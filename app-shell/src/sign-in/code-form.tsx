import type { CodeEntry, OrganizationChoice } from '@quittance/sdk/stores';
import {
  Button,
  Checkbox,
  type FieldErrors,
  Form,
  OneTimeCodeField,
  SelectField,
  TextButton,
  useI18n,
} from '@quittance/widgets/kit';
import { useRef, useState } from 'react';
import { isOtpError, useErrorText } from '../error-text.ts';

interface CodeFormProps {
  readonly email: string;
  readonly organizations: readonly OrganizationChoice[];
  readonly onConfirm: (entry: CodeEntry) => Promise<void>;
  readonly resendAt: Date;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
}

/** The one-time code, and the organization to act for where a person has several. */
export function CodeForm({ email, organizations, resendAt, onConfirm, onResend, onBack }: CodeFormProps) {
  const { t } = useI18n('host');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [rememberDevice, setRememberDevice] = useState(false);
  const [organizationId, setOrganizationId] = useState(organizations[0]?.organizationId ?? '');
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  const validate = (): FieldErrors => (code.length < 6 ? { code: t('code.incomplete') } : {});
  const submit = async () => {
    setPending(true);
    setCodeError(undefined);
    try {
      await onConfirm({ code, rememberDevice, ...(organizationId && { organizationId }) });
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
    <Form validate={validate} onSubmit={submit} describeError={describe} label={t('code.title')}>
      <p className="q-muted">{t('code.sentTo', { email })}</p>
      {/* Above the code, whose last digit submits the form. */}
      {organizations.length > 1 && (
        <SelectField
          label={t('signIn.business')}
          options={organizations.map((choice) => ({ value: choice.organizationId, label: choice.legalName }))}
          value={organizationId}
          onChange={setOrganizationId}
        />
      )}
      <Checkbox label={t('code.remember')} checked={rememberDevice} onChange={setRememberDevice} required={false} />
      <div ref={field}>
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
          submitsForm
          refused={refused}
          resendAt={resendAt}
          onResend={() => void resend()}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('code.submit')}
      </Button>
      <TextButton onClick={onBack}>{t('code.back')}</TextButton>
    </Form>
  );
}
