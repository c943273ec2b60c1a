import { PageLink, RequestFailure, usePagePlace, useResource } from '@quittance/app-shell';
import { getTerms, setCredentials } from '@quittance/sdk/client';
import { Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { usePhoneRules } from '../../phone/use-phone-rules.ts';
import { usePortal } from '../../portal.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { signUpTexts } from './texts.en.ts';

/** Sign-up: keeps what the person gives until they have opened the mailed link. */
export function SignUpScreen() {
  const { t } = useI18n(signUpTexts);
  const { client, tracking, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  const phone = usePhoneRules();
  const terms = useResource(useCallback((signal) => client.request(getTerms, {}, { signal }), [client]));

  const submit = async ({ acceptsTerms: _, ...values }: SignUpValues) => {
    const body = {
      ...values,
      ...tracking.read(),
      countryIso: phone.countryOf(values.phoneNumber),
      acceptedTermsVersion: terms.data?.version ?? '',
    };
    const { email, signUpId, resendAt } = await client.request(setCredentials, { body });
    tracking.clear();
    pendingSignUp.set({ email, signUpId, resendAt });
    history.push('/sign-up/verify-email');
  };
  return (
    <SignUpFrame title={t('title')}>
      {terms.error !== undefined && <RequestFailure error={terms.error} onRetry={terms.refresh} />}
      {terms.data && <SignUpForm onSubmit={submit} checkPhone={phone.check} />}
      {!terms.data && terms.error === undefined && <Spinner />}
      <p className="q-muted">
        {t('haveAccount')} <PageLink to="/auth">{t('signIn')}</PageLink>
      </p>
    </SignUpFrame>
  );
}
