import { useStore } from '@nanostores/react';
import type { SessionState, SessionStore } from '@quittance/sdk/stores';
import { ErrorState, lazyPart, Spinner, useI18n } from '@quittance/widgets/kit';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { errorCodeOf } from '../error-text.ts';
import { ScreenTitle } from '../screen.tsx';
import { shellTexts } from '../texts.en.ts';
import type { CodeForm } from './code-form.tsx';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';
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

function CodeStep(props: ComponentProps<typeof CodeForm>) {
  const { t } = useI18n(shellTexts);
  const { value: Form, retry } = codeForm.useAttempt(true);
  if (Form) return <Form {...props} />;
  return retry ? <ErrorState title={t('loadFailed')} onRetry={retry} /> : <Spinner />;
}

function titleKey(state: SessionState<unknown>) {
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
  const isCodeNeeded = state.status === 'code-needed';
  useEffect(() => codeForm.preload(), []);
  return (
    <section className="sign-in">
      <ScreenTitle brand={brand} key={isCodeNeeded ? 'code' : 'credentials'}>
        {t(titleKey(state))}
      </ScreenTitle>
      {isCodeNeeded ? (
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
      ) : (
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
