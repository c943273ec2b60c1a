import { errorCodeOf, PageLink, RequestFailure, useErrorText, usePagePlace, useResource } from '@quittance/app-shell';
import {
  getCompanyInvite,
  getInvite,
  setInvitedCompanyCredentials,
  setInvitedCredentials,
} from '@quittance/sdk/client';
import { Banner, Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { InviteLink } from './invite-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { SignUp } from './sign-up.tsx';
import { signUpTexts } from './texts.en.ts';

const calls = {
  member: { read: getInvite, signUp: setInvitedCredentials },
  company: { read: getCompanyInvite, signUp: setInvitedCompanyCredentials },
} as const;

/** The account exists. */
interface Done {
  /** `notMember`: without the membership that the invite was for. */
  readonly text: 'done' | 'notMember';
  readonly organizationName: string;
  readonly email: string;
}

/** The invite is unknown or has expired. People can still sign up without it. */
function UnusableInvite({ reason }: { readonly reason: string }) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      <p role="alert">{reason}</p>
      <p>
        <PageLink to="/sign-up">{t('invited.without')}</PageLink>
      </p>
    </>
  );
}

/** Sign-up from the link of an invite. The invited address needs no verification. */
export function InvitedSignUp({ link: { kind, token } }: { readonly link: InviteLink }) {
  const { t } = useI18n(signUpTexts);
  const errorText = useErrorText();
  const { client, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  const [done, setDone] = useState<Done>();
  const { read, signUp } = calls[kind];
  const invitation = useResource(
    useCallback((signal) => client.request(read, { query: { token } }, { signal }), [client, read, token]),
  );
  const code = errorCodeOf(invitation.error);
  if (done) return <LinkOutcome>{t(`invited.${done.text}`, done)}</LinkOutcome>;
  if (code === 'ExpiredInviteTokenError') return <UnusableInvite reason={errorText(invitation.error)} />;
  if (code === 'InvalidInviteTokenError') return <UnusableInvite reason={t('invited.invalid')} />;
  if (invitation.error !== undefined) {
    return <RequestFailure error={invitation.error} onRetry={invitation.refresh} />;
  }
  if (!invitation.data) return <Spinner />;
  const { organizationName, email: invitedEmail, firstName = '', lastName = '' } = invitation.data;
  return (
    <>
      <Banner tone="info">{t(`invited.${kind}`, { organizationName })}</Banner>
      <SignUp
        isEmailFixed={kind === 'member'}
        initial={{ email: invitedEmail, firstName, lastName }}
        onSubmit={async (body) => {
          const { email, signUpId, isMember, resendAt } = await client.request(signUp, { body: { ...body, token } });
          if (resendAt === undefined) {
            return setDone({ text: kind === 'member' && !isMember ? 'notMember' : 'done', organizationName, email });
          }
          pendingSignUp.set({ email, signUpId, resendAt, isInvited: true });
          history.push('/sign-up/verify-email');
        }}
      />
    </>
  );
}
