import { PageLink, usePagePlace, useQuery } from '@quittance/app-shell';
import { setCredentials } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { inviteLinkOf } from './invite-link.ts';
import { InvitedSignUp } from './invited-sign-up.tsx';
import { SignUp } from './sign-up.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { signUpTexts } from './texts.en.ts';

/** Sign-up, also from the link of an invite: `?token=…` to join a business, `?companyInvite=…` with one's own. */
export function SignUpScreen() {
  const { t } = useI18n(signUpTexts);
  const [query] = useQuery();
  const link = inviteLinkOf(query);
  return (
    <SignUpFrame title={t('title')}>
      {link ? <InvitedSignUp key={link.token} link={link} /> : <OpenSignUp />}
      <p className="q-muted">
        {t('haveAccount')} <PageLink to="/auth">{t('signIn')}</PageLink>
      </p>
    </SignUpFrame>
  );
}

/** Keeps what the person gives until they have opened the mailed link. */
function OpenSignUp() {
  const { client, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  return (
    <SignUp
      onSubmit={async (body) => {
        pendingSignUp.set(await client.request(setCredentials, { body }));
        history.push('/sign-up/verify-email');
      }}
    />
  );
}
