import { useStore } from '@nanostores/react';
import type { SessionState, SessionStore } from '@quittance/sdk/stores';
import { ErrorState, errorCodeOf, lazyPart, Spinner, useI18n } from '@quittance/widgets/kit';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ScreenTitle } from '../screen.tsx';
import { shellTexts } from '../texts.en.ts';
import type { CodeForm } from './code-form.tsx';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';
import type { OrganizationForm } from './organization-form.tsx';
import './sign-in.css';
import { signInTexts } from './texts.en.ts';

export interface SignInFootProps {
  /** As typed so far. */
  readonly email: string;
  /** Code of the error that the last attempt was answered with. */
  readonly refusal: string | undefined;
}

interface SignInProps {
  readonly session: SessionStore<unknown>;
  readonly brand: string;
  /** Why the person is here: the requested page needs a session, or theirs has ended. */
  readonly notice?: string | undefined;
  /** Links below the form, such as to sign up. */
  readonly Foot?: ComponentType<SignInFootProps> | undefined;
  /** Link for people who forgot their password; absent for staff, who have neither resets nor passkeys. */
  readonly forgotten?: ReactNode;
}

/** Loaded while people type their password. */
const codeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm);

/** Lazy-loaded: most people have one organization. */
const organizationForm = lazyPart(async () => (await import('./organization-form.tsx')).OrganizationForm);

function LoadingStep({ retry }: { readonly retry: (() => void) | undefined }) {
  const { t } = useI18n(shellTexts);
  return retry ? <ErrorState title={t('loadFailed')} onRetry={retry} /> : <Spinner />;
}

function CodeStep(props: ComponentProps<typeof CodeForm>) {
  const { value: Form, retry } = codeForm.useAttempt(true);
  return Form ? <Form {...props} /> : <LoadingStep retry={retry} />;
}

function OrganizationStep(props: ComponentProps<typeof OrganizationForm>) {
  const { value: Form, retry } = organizationForm.useAttempt(true);
  return Form ? <Form {...props} /> : <LoadingStep retry={retry} />;
}

function titleKey(state: SessionState<unknown>) {
  if (state.status === 'organization-needed') return 'chooseBusiness';
  if (state.status !== 'code-needed') return 'title';
  return state.codeSource === 'email' ? 'code.title' : 'code.appTitle';
}

/** Sign-in: password, code, and the organization to act for. The app reacts to the session's change. */
export function SignIn({ session, brand, notice, forgotten, Foot }: SignInProps) {
  const { t } = useI18n(signInTexts);
  const state = useStore(session.$session);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [refusal, setRefusal] = useState<string>();
  const signIn = async () => {
    setRefusal(undefined);
    try {
      await session.signIn(credentials);
    } catch (error) {
      setRefusal(errorCodeOf(error));
      throw error;
    }
  };
  const isBeginning = state.status !== 'code-needed' && state.status !== 'organization-needed';
  useEffect(() => codeForm.preload(), []);
  return (
    <section className="sign-in">
      <ScreenTitle brand={brand} key={isBeginning ? 'credentials' : state.status}>
        {t(titleKey(state))}
      </ScreenTitle>
      {state.status === 'code-needed' && (
        <CodeStep
          email={state.email}
          codeSource={state.codeSource}
          hasPasskey={state.hasPasskey}
          organizations={state.organizations}
          onConfirm={(entry) => session.confirm(entry)}
          resendAt={state.resendAt}
          onResend={() => session.resendCode()}
          onBack={() => session.cancelSignIn()}
        />
      )}
      {state.status === 'organization-needed' && (
        <OrganizationStep
          organizations={state.organizations}
          onChoose={(organizationId) => session.confirm({ organizationId })}
          onBack={() => session.cancelSignIn()}
        />
      )}
      {isBeginning && (
        <>
          <CredentialsForm
            values={credentials}
            onChange={setCredentials}
            onSubmit={signIn}
            notice={notice}
            forgotten={forgotten}
            onPasskey={forgotten ? (passkey) => session.signIn({ ...credentials, passkey }) : undefined}
          />
          {Foot && <Foot email={credentials.email} refusal={refusal} />}
        </>
      )}
    </section>
  );
}
