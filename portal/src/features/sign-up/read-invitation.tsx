import { errorCodeOf, PageLink, RequestFailure, useErrorText, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getCompanyInvite, getInvite } from '@quittance/sdk/client';
import { Banner, buttonClass, Spinner, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import { usePortal } from '../../portal.ts';
import type { InviteKind, InviteLink } from '../../received-invite/pages.ts';
import { signUpTexts } from './texts.en.ts';

const calls = { member: getInvite, company: getCompanyInvite } as const;

export type Invitation = AnswerOf<Contract['getCompanyInvite']>;

interface ReadInvitationProps {
  readonly link: InviteLink;
  /** Address of the sign-up without the invite. */
  readonly without: string;
  readonly children: (invitation: Invitation) => ReactNode;
}

/** Loads what a link invites to, or says why it can't be used. */
export function ReadInvitation({ link: { kind, token }, without, children }: ReadInvitationProps) {
  const { t } = useI18n(signUpTexts);
  const errorText = useErrorText();
  const { client } = usePortal();
  const call = calls[kind];
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(call, { query: { token } }, { signal }), [client, call, token]),
  );
  const code = errorCodeOf(error);
  if (code === 'ExpiredInviteTokenError') {
    return <UnusableInvite reason={errorText(error)} advice={t('invited.askAgain')} without={without} />;
  }
  // An incomplete link is refused as invalid.
  if (code === 'InvalidInviteTokenError' || code === 'ValidationError') {
    return <UnusableInvite reason={t('invited.invalid')} without={without} />;
  }
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  return data ? children(data) : <Spinner />;
}

interface UnusableInviteProps {
  readonly reason: string;
  /** What to do, if the reason doesn't say it. */
  readonly advice?: string;
  readonly without: string;
}

/** The invite is unknown or has expired. People can still sign up without it. */
function UnusableInvite({ reason, advice, without }: UnusableInviteProps) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      <div role="alert">
        <Banner tone="warning">{reason}</Banner>
      </div>
      {advice && <p>{advice}</p>}
      <PageLink className={buttonClass({ size: 'large', block: true })} to={without}>
        {t('invited.without')}
      </PageLink>
      <p className="q-muted">
        {t('haveAccount')} <PageLink to="/auth">{t('signIn')}</PageLink>
      </p>
    </>
  );
}

interface InvitationBannerProps {
  readonly kind: InviteKind;
  readonly invitation: Invitation;
}

/** Who invites, and to what. */
export function InvitationBanner({ kind, invitation: { kind: purpose, organizationName } }: InvitationBannerProps) {
  const { t } = useI18n(signUpTexts);
  return (
    <Banner tone="info">
      {t(purpose === 'contact' ? 'invited.contact' : `invited.${kind}`, { organizationName })}
    </Banner>
  );
}
