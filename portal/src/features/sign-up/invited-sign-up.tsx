import { mailedLink, PageLink, usePagePlace } from '@quittance/app-shell';
import { setInvitedCompanyCredentials, setInvitedCredentials } from '@quittance/sdk/client';
import { buttonClass, TextButton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { OtherSignIns } from '../../identity-providers/other-sign-ins.tsx';
import { usePortal } from '../../portal.ts';
import { type InviteKind, type InviteLink, invitePages, signInToAccept } from '../../received-invite/pages.ts';
import { usePendingSignUp } from '../../sign-up/use-pending-sign-up.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { type Invitation, InvitationBanner, ReadInvitation } from './read-invitation.tsx';
import { SignUp } from './sign-up.tsx';
import { signUpTexts } from './texts.en.ts';

const calls = { member: setInvitedCredentials, company: setInvitedCompanyCredentials } as const;

/** The account exists. */
interface Done {
  /** `notMember`: without the membership that the invite was for. */
  readonly text: 'done' | 'notMember';
  readonly organizationName: string;
  readonly email: string;
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
export const InvitedSignUp = ({ link }: { readonly link: InviteLink }) => (
  <ReadInvitation link={link} without="/sign-up">
    {(invitation) => <InviteeSignUp link={link} invitation={invitation} />}
  </ReadInvitation>
);

interface InviteeSignUpProps {
  readonly link: InviteLink;
  readonly invitation: Invitation;
}

function InviteeSignUp({ link: { kind, token }, invitation }: InviteeSignUpProps) {
  const { t } = useI18n(signUpTexts);
  const { client } = usePortal();
  const pendingSignUp = usePendingSignUp();
  const { history } = usePagePlace();
  const { organizationName, email: invitedEmail, hasAccount, firstName = '', lastName = '' } = invitation;
  const [isKnown, setKnown] = useState(hasAccount);
  const [done, setDone] = useState<Done>();
  if (done) return <LinkOutcome>{t(`invited.${done.text}`, done)}</LinkOutcome>;
  return (
    <>
      <InvitationBanner kind={kind} invitation={invitation} />
      {isKnown ? (
        <KnownInvitee kind={kind} email={invitedEmail} onOtherEmail={() => setKnown(false)} />
      ) : (
        <>
          <SignUp
            isEmailFixed={kind === 'member'}
            initial={{ email: hasAccount ? '' : invitedEmail, firstName, lastName }}
            onSubmit={async (body) => {
              const answer = await client.request(calls[kind], { body: { ...body, token } });
              const { email, signUpId, isMember, resendAt } = answer;
              // The sign-up holds the invite from now on.
              mailedLink.clear();
              if (resendAt === undefined) {
                return setDone({
                  text: kind === 'member' && !isMember ? 'notMember' : 'done',
                  organizationName,
                  email,
                });
              }
              pendingSignUp.set({ email, signUpId, resendAt, isInvited: true });
              history.push('/sign-up/verify-email');
            }}
          />
          <OtherSignIns action="signUp" next={invitePages[kind].accept} />
          <p className="q-muted">
            {t('haveAccount')} <PageLink to={signInToAccept(kind)}>{t('signIn')}</PageLink>
          </p>
        </>
      )}
    </>
  );
}
