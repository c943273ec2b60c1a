import {
  errorCodeOf,
  RequestFailure,
  useErrorText,
  useFieldErrors,
  usePagePlace,
  useResource,
} from '@quittance/app-shell';
import { getTerms, signUpWithProvider } from '@quittance/sdk/client';
import { checkConfirmed, checkEmail, checkRequired } from '@quittance/sdk/validation';
import { Button, Checkbox, type FieldErrors, Form, Skeleton, TextField, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useServerRefusal } from '../../server-refusal/use-server-refusal.ts';
import { TermsLabel } from '../../terms-label/terms-label.tsx';
import { NameFields } from '../sign-up/name-fields.tsx';
import type { ProvenAccount } from './proven-account.tsx';
import { providerReturnTexts } from './texts.en.ts';

/** Loads the version of the terms that is accepted. */
export function ProviderSignUp({ account }: { readonly account: ProvenAccount }) {
  const { client } = usePortal();
  const terms = useResource(useCallback((signal) => client.request(getTerms, {}, { signal }), [client]));
  if (terms.error !== undefined) return <RequestFailure error={terms.error} onRetry={terms.refresh} />;
  if (!terms.data) return <Skeleton shape="block" />;
  return <SignUpForm account={account} termsVersion={terms.data.version} />;
}

interface SignUpFormProps {
  readonly account: ProvenAccount;
  readonly termsVersion: string;
}

function SignUpForm({ account, termsVersion }: SignUpFormProps) {
  const { t } = useI18n(providerReturnTexts);
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const { client, session, tracking, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  const { firstName, lastName, email } = account;
  const [values, setValues] = useState({ firstName, lastName, email, acceptsTerms: false });
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));

  const validate = (): FieldErrors =>
    fieldErrors({
      firstName: checkRequired(values.firstName),
      lastName: checkRequired(values.lastName),
      email: checkEmail(values.email),
      acceptsTerms: checkConfirmed(values.acceptsTerms),
    });
  const send = async () => {
    const { acceptsTerms: _, ...person } = values;
    const body = { ...person, ...tracking.read(), acceptedTermsVersion: termsVersion };
    const answer = await client.request(signUpWithProvider, { body });
    tracking.clear();
    if (answer.verification) {
      pendingSignUp.set(answer.verification);
      return history.replace('/sign-up/verify-email');
    }
    if (answer.signIn) await session.continueSignIn(answer.signIn, answer.email);
    history.replace('/auth');
  };
  const submit = async () => {
    setPending(true);
    try {
      await send();
    } catch (error) {
      if (errorCodeOf(error) !== 'EmailInUseError') throw serverRefusal(error) ?? error;
      throw { validations: [{ path: 'email', message: errorText(error) }] };
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('signUp.title')}>
      <NameFields value={values} onChange={change} />
      <TextField
        label={t('signUp.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(text) => change({ email: text })}
      />
      <Checkbox
        label={<TermsLabel />}
        name="acceptsTerms"
        required
        checked={values.acceptsTerms}
        onChange={(acceptsTerms) => change({ acceptsTerms })}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}
