import type { CodeSource } from '@quittance/sdk/contract';
import type { CodeEntry, OrganizationChoice } from '@quittance/sdk/stores';
import { Checkbox, TextButton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx';
import { OrganizationField } from './organization-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { signInTexts } from './texts.en.ts';
import { knowsPasskeys } from './use-passkey.ts';

interface CodeFormProps {
  readonly email: string;
  readonly codeSource: CodeSource;
  /** A passkey confirms the sign-in too. */
  readonly hasPasskey: boolean;
  readonly organizations: readonly OrganizationChoice[];
  readonly onConfirm: (entry: CodeEntry) => Promise<void>;
  readonly resendAt: Date;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
}

/** The one-time code, and the organization to act for where a person has several. */
export function CodeForm({ email, organizations, hasPasskey, onConfirm, onBack, ...form }: CodeFormProps) {
  const { t } = useI18n(signInTexts);
  const [rememberDevice, setRememberDevice] = useState(false);
  const [organizationId, setOrganizationId] = useState(organizations[0]?.organizationId ?? '');
  const [isRecovery, setRecovery] = useState(false);
  const confirm = (proof: Pick<CodeEntry, 'code' | 'passkey'>) =>
    onConfirm({ ...proof, rememberDevice, ...(organizationId && { organizationId }) });
  if (isRecovery) {
    return <RecoveryForm onConfirm={(code) => confirm({ code })} onLeave={() => setRecovery(false)} />;
  }
  return (
    <OneTimeCodeForm
      {...form}
      sentTo={email}
      title={t(form.codeSource === 'email' ? 'code.title' : 'code.appTitle')}
      onConfirm={(code) => confirm({ code })}
      confirmLabel={t('code.submit')}
      leave={
        <>
          {hasPasskey && knowsPasskeys() && <PasskeyButton onPasskey={(passkey) => confirm({ passkey })} />}
          {form.codeSource === 'authenticator' && (
            <TextButton onClick={() => setRecovery(true)}>{t('recovery.open')}</TextButton>
          )}
          <TextButton onClick={onBack}>{t('code.back')}</TextButton>
        </>
      }
    >
      {organizations.length > 1 && (
        <OrganizationField organizations={organizations} value={organizationId} onChange={setOrganizationId} />
      )}
      <Checkbox label={t('code.remember')} checked={rememberDevice} onChange={setRememberDevice} required={false} />
    </OneTimeCodeForm>
  );
}
