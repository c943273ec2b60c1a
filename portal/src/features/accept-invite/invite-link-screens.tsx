import { useStore } from '@nanostores/react';
import { Redirect, useMailedLink } from '@quittance/app-shell';
import { Spinner, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { type InviteKind, invitePages } from '../../received-invite/pages.ts';
import { InvitedSignUp } from '../sign-up/invited-sign-up.tsx';
import { SignUpFrame } from '../sign-up/sign-up-frame.tsx';
import { signUpTexts } from '../sign-up/texts.en.ts';

/** The page of a mailed invite: leads people who are signed in to accept it, and others to sign in or up. */
function InviteLinkScreen({ kind }: { readonly kind: InviteKind }) {
  const { t } = useI18n(signUpTexts);
  const { session } = usePortal();
  const { status } = useStore(session.$session);
  const token = useMailedLink();
  if (status === 'signed-in') return <Redirect to={invitePages[kind].accept} />;
  return (
    <SignUpFrame title={t('invited.title')}>
      {status === 'unknown' ? <Spinner /> : <InvitedSignUp key={token} link={{ kind, token }} />}
    </SignUpFrame>
  );
}

export const MemberInviteLink = () => <InviteLinkScreen kind="member" />;

export const CompanyInviteLink = () => <InviteLinkScreen kind="company" />;
