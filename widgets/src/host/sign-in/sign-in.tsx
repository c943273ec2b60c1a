import { useState } from 'react';
import { useI18n } from '../../kit/i18n.tsx';
import { ScreenTitle } from '../screen.tsx';
import type { Confirmation, Credentials, SignInCalls, StartedSignIn } from './calls.ts';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';

interface SignInProps {
  readonly calls: SignInCalls;
  readonly brand: string;
  /** Why the person is here: they came to a page that needs a session, or theirs has ended. */
  readonly notice?: string | undefined;
}

/** Whether the person has to say more after the password. */
const needsMore = ({ isCodeNeeded, businesses }: StartedSignIn): boolean => isCodeNeeded || businesses.length > 1;

/** Signing in: the password, then the code, and the business where there are several. */
export function SignIn({ calls, brand, notice }: SignInProps) {
  const { t } = useI18n('host');
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [started, setStarted] = useState<StartedSignIn | null>(null);

  const start = async () => {
    const answer = await calls.start(credentials);
    if (needsMore(answer)) setStarted(answer);
    else await calls.confirm({ code: null, isRemembered: false, businessId: null });
  };
  const confirm = (confirmation: Confirmation) => calls.confirm(confirmation);

  return (
    <section className="sign-in">
      <ScreenTitle brand={brand} key={started ? 'code' : 'credentials'}>
        {t(started ? 'code.title' : 'signIn.title')}
      </ScreenTitle>
      {started ? (
        <CodeForm
          email={credentials.email}
          started={started}
          onConfirm={confirm}
          onResend={() => calls.resend(credentials.email)}
          onBack={() => setStarted(null)}
        />
      ) : (
        <CredentialsForm values={credentials} onChange={setCredentials} onSubmit={start} notice={notice} />
      )}
    </section>
  );
}
