import type { CodeEntry, OrganizationChoice } from '@quittance/sdk/stores';
import { Checkbox, SelectField, TextButton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx';
import { signInTexts } from './texts.en.ts';

interface CodeFormProps {
  readonly email: string;
  readonly organizations: readonly OrganizationChoice[];
  readonly onConfirm: (entry: CodeEntry) => Promise<void>;
  readonly resendAt: Date;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
}

/** The one-time code, and the organization to act for where a person has several. */
export function CodeForm({ email, organizations, onConfirm, onBack, ...form }: CodeFormProps) {
  const { t } = useI18n(signInTexts);
  const [rememberDevice, setRememberDevice] = useState(false);
  const [organizationId, setOrganizationId] = useState(organizations[0]?.organizationId ?? '');
  return (
    <OneTimeCodeForm
      {...form}
      sentTo={email}
      title={t('code.title')}
      onConfirm={(code) => onConfirm({ code, rememberDevice, ...(organizationId && { organizationId }) })}
      confirmLabel={t('code.submit')}
      leave={<TextButton onClick={onBack}>{t('code.back')}</TextButton>}
    >
      {organizations.length > 1 && (
        <SelectField
          label={t('business')}
          options={organizations.map((choice) => ({ value: choice.organizationId, label: choice.legalName }))}
          value={organizationId}
          onChange={setOrganizationId}
        />
      )}
      <Checkbox label={t('code.remember')} checked={rememberDevice} onChange={setRememberDevice} required={false} />
    </OneTimeCodeForm>
  );
}
