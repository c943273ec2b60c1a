import { errorCodeOf, RequestFailure, useErrorText, usePagePlace, useResource } from '@quittance/app-shell';
import { getTerms, signUpWithProvider } from '@quittance/sdk/client';
import { checkConfirmed, checkEmail, checkRequired } from '@quittance/sdk/validation';
import {
  Button,
  Checkbox,
  type FieldErrors,
  Form,
  Skeleton,
  TextField,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useServerRefusal } from '../../server-refusal/use-server-refusal.ts';
import { TermsLabel } from '../../terms-label/terms-label.tsx';
import type { ProvenAccount } from './proven-account.tsx';
import { providerReturnTexts } from './texts.en.ts';

const maxNameCharacters = 100;

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
  const problemText = useProblemText();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const { client, session, tracking, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  const { firstName, lastName, email } = account;
  const [values, setValues] = useState({ firstName, lastName, email, acceptsTerms: false });
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));

  const validate = (): FieldErrors => {
    const problems = {
      firstName: checkRequired(values.firstName),
      lastName: checkRequired(values.lastName),
      email: checkEmail(values.email),
      acceptsTerms: checkConfirmed(values.acceptsTerms),
    };
    return Object.fromEntries(
      Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problemText(problem)]] : [])),
    );
  };
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
      <TextField
        label={t('signUp.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={maxNameCharacters}
        value={values.firstName}
        onChange={(text) => change({ firstName: text })}
      />
      <TextField
        label={t('signUp.lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={maxNameCharacters}
        value={values.lastName}
        onChange={(text) => change({ lastName: text })}
      />
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
