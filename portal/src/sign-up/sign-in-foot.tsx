import { PageLink, usePagePlace, useQuery, withNext } from '@quittance/app-shell';
import type { SignInFootProps } from '@quittance/app-shell/sign-in';
import { Button, useI18n } from '@quittance/widgets/kit';
import { OtherSignIns } from '../identity-providers/other-sign-ins.tsx';
import { signInFootTexts } from './texts.en.ts';
import { usePendingSignUp } from './use-pending-sign-up.ts';

/** Below the sign-in form: the way to sign up, and a new link for a sign-up that is not verified. */
export function SignInFoot({ email, refusal }: SignInFootProps) {
  const { t } = useI18n(signInFootTexts);
  const pendingSignUp = usePendingSignUp();
  const { history } = usePagePlace();
  const [query] = useQuery();
  const requestLink = () => {
    // From now: the page sends the link only when the person asks for it.
    pendingSignUp.set({ email: email.trim(), resendAt: new Date().toISOString() });
    history.push('/sign-up/verify-email');
  };
  return (
    <>
      {refusal === 'EmailNotVerifiedError' && <Button onClick={requestLink}>{t('requestLink')}</Button>}
      <OtherSignIns action="signIn" />
      <p className="q-muted">
        {t('newHere')} <PageLink to={withNext('/sign-up', query.get('next'))}>{t('signUp')}</PageLink>
      </p>
    </>
  );
}
