import { PageLink, usePagePlace, useQuery, withNext } from '@quittance/app-shell';
import { setCredentials } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { OtherSignIns } from '../../identity-providers/other-sign-ins.tsx';
import { usePortal } from '../../portal.ts';
import { usePendingSignUp } from '../../sign-up/use-pending-sign-up.ts';
import { SignUp } from './sign-up.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { signUpTexts } from './texts.en.ts';

/** Sign-up without an invite. Keeps what the person gives until they have opened the mailed link. */
export function SignUpScreen() {
  const { t } = useI18n(signUpTexts);
  const { client } = usePortal();
  const pendingSignUp = usePendingSignUp();
  const { history } = usePagePlace();
  const [query] = useQuery();
  return (
    <SignUpFrame title={t('title')}>
      <SignUp
        onSubmit={async (body) => {
          pendingSignUp.set(await client.request(setCredentials, { body }));
          history.push('/sign-up/verify-email');
        }}
      />
      <OtherSignIns action="signUp" />
      <p className="q-muted">
        {t('haveAccount')} <PageLink to={withNext('/auth', query.get('next'))}>{t('signIn')}</PageLink>
      </p>
    </SignUpFrame>
  );
}
