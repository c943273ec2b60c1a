import type { OrganizationChoice } from '@quittance/sdk/stores';
import { Button, Form, TextButton, useErrorText, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { OrganizationField } from './organization-field.tsx';
import { signInTexts } from './texts.en.ts';

interface OrganizationFormProps {
  readonly organizations: readonly OrganizationChoice[];
  readonly onChoose: (organizationId: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The organization to act for, where a sign-in needs no code. */
export function OrganizationForm({ organizations, onChoose, onBack }: OrganizationFormProps) {
  const { t } = useI18n(signInTexts);
  const errorText = useErrorText();
  const [organizationId, setOrganizationId] = useState(organizations[0]?.organizationId ?? '');
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await onChoose(organizationId);
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={() => ({})} onSubmit={submit} describeError={errorText} label={t('chooseBusiness')}>
      <OrganizationField organizations={organizations} value={organizationId} onChange={setOrganizationId} />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('code.submit')}
      </Button>
      <TextButton onClick={onBack}>{t('code.back')}</TextButton>
    </Form>
  );
}
