import {
  PageLink,
  PlainFrame,
  ScreenTitle,
  useBrand,
  useBrandTitle,
  useErrorText,
  usePagePlace,
  useQuery,
} from '@quittance/app-shell';
import { startPasswordReset } from '@quittance/sdk/client';
import { checkEmail } from '@quittance/sdk/validation';
import { Button, type FieldErrors, Form, TextField, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { passwordResetTexts } from './texts.en.ts';
import './password-reset.css';

/** Asks for the address that the reset code is mailed to. */
export function ForgottenPasswordScreen() {
  const { t } = useI18n(passwordResetTexts);
  const brand = useBrand();
  const brandTitle = useBrandTitle();
  const client = useClient();
  const errorText = useErrorText();
  const { history } = usePagePlace();
  const [query] = useQuery();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [isPending, setPending] = useState(false);
  const validate = (): FieldErrors => (checkEmail(email.trim()) ? { email: t('emailRequired') } : {});
  const submit = async () => {
    setPending(true);
    try {
      await client.request(startPasswordReset, { body: { email: email.trim() } });
    } finally {
      setPending(false);
    }
    history.push(`/auth/reset-password#email=${encodeURIComponent(email.trim())}`);
  };
  return (
    <PlainFrame brand={brand}>
      <section className="password-reset">
        <ScreenTitle brand={brandTitle}>{t('forgotten.title')}</ScreenTitle>
        <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('forgotten.title')}>
          <p className="q-muted">{t('forgotten.lead')}</p>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" variant="primary" size="large" block pending={isPending}>
            {t('forgotten.submit')}
          </Button>
          <PageLink to="/auth">{t('back')}</PageLink>
        </Form>
      </section>
    </PlainFrame>
  );
}
