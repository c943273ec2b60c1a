import {
  errorCodeOf,
  mailedLink,
  PageLink,
  RequestFailure,
  useErrorText,
  usePagePlace,
  useResource,
} from '@quittance/app-shell';
import {
  type AnswerOf,
  type Contract,
  getCompanyInvite,
  getInvite,
  setInvitedCompanyCredentials,
  setInvitedCredentials,
} from '@quittance/sdk/client';
import { Banner, buttonClass, Spinner, TextButton, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { type InviteKind, signInToAccept } from '../../received-invite/pages.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { SignUp } from './sign-up.tsx';
import { signUpTexts } from './texts.en.ts';

const calls = {
  member: { read: getInvite, signUp: setInvitedCredentials },
  company: { read: getCompanyInvite, signUp: setInvitedCompanyCredentials },
} as const;

type Invitation = AnswerOf<Contract['getCompanyInvite']>;

/** A link that invites somebody. */
interface InviteLink {
  readonly kind: InviteKind;
  readonly token: string;
}

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

interface KnownInviteeProps {
  readonly kind: InviteKind;
  readonly email: string;
  readonly onOtherEmail: () => void;
}

/** The invited address has an account: its owner signs in. A company may sign up with another address. */
function KnownInvitee({ kind, email, onOtherEmail }: KnownInviteeProps) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      <p>{t('invited.known', { email })}</p>
      <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to={signInToAccept(kind)}>
        {t('invited.signIn')}
      </PageLink>
      {kind === 'company' && <TextButton onClick={onOtherEmail}>{t('invited.otherEmail')}</TextButton>}
    </>
  );
}

/** The page's content for a link of an invite: sign-up, sign-in, or why the link can't be used. */
export function InvitedSignUp({ link: { kind, token } }: { readonly link: InviteLink }) {
  const { t } = useI18n(signUpTexts);
  const errorText = useErrorText();
  const { client } = usePortal();
  const { read } = calls[kind];
  const invitation = useResource(
    useCallback((signal) => client.request(read, { query: { token } }, { signal }), [client, read, token]),
  );
  const code = errorCodeOf(invitation.error);
  if (code === 'ExpiredInviteTokenError') return <UnusableInvite reason={errorText(invitation.error)} />;
  // An incomplete link is refused as invalid.
  if (code === 'InvalidInviteTokenError' || code === 'ValidationError') {
    return <UnusableInvite reason={t('invited.invalid')} />;
  }
  if (invitation.error !== undefined) {
    return <RequestFailure error={invitation.error} onRetry={invitation.refresh} />;
  }
  if (!invitation.data) return <Spinner />;
  return <ReadInvite link={{ kind, token }} invitation={invitation.data} />;
}

interface ReadInviteProps {
  readonly link: InviteLink;
  readonly invitation: Invitation;
}

function ReadInvite({ link: { kind, token }, invitation }: ReadInviteProps) {
  const { t } = useI18n(signUpTexts);
  const { client, pendingSignUp } = usePortal();
  const { history } = usePagePlace();
  const { organizationName, email: invitedEmail, hasAccount, firstName = '', lastName = '' } = invitation;
  const [isKnown, setKnown] = useState(hasAccount);
  const [done, setDone] = useState<Done>();
  if (done) return <LinkOutcome>{t(`invited.${done.text}`, done)}</LinkOutcome>;
  const isConnection = invitation.kind === 'contact';
  return (
    <>
      <Banner tone="info">{t(isConnection ? 'invited.contact' : `invited.${kind}`, { organizationName })}</Banner>
      {isKnown ? (
        <KnownInvitee kind={kind} email={invitedEmail} onOtherEmail={() => setKnown(false)} />
      ) : (
        <SignUp
          isEmailFixed={kind === 'member'}
          initial={{ email: hasAccount ? '' : invitedEmail, firstName, lastName }}
          onSubmit={async (body) => {
            const { signUp } = calls[kind];
            const { email, signUpId, isMember, resendAt } = await client.request(signUp, { body: { ...body, token } });
            // The sign-up holds the invite from now on.
            mailedLink.clear();
            if (resendAt === undefined) {
              return setDone({ text: kind === 'member' && !isMember ? 'notMember' : 'done', organizationName, email });
            }
            pendingSignUp.set({ email, signUpId, resendAt, isInvited: true });
            history.push('/sign-up/verify-email');
          }}
        />
      )}
    </>
  );
}
