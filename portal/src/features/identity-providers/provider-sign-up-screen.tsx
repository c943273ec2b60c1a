import { PageLink, RequestFailure, useQuery, withNext } from '@quittance/app-shell';
import { identityProviderNames } from '@quittance/sdk/rules';
import { buttonClass, Skeleton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { PlainPage } from '../../plain-page/plain-page.tsx';
import { type InviteLink, inviteToAccept } from '../../received-invite/pages.ts';
import { type Invitation, InvitationBanner, ReadInvitation } from '../sign-up/read-invitation.tsx';
import { AccountLine, type ProvenAccount, useProvenAccount } from './proven-account.tsx';
import { ProviderSignUp } from './provider-sign-up.tsx';
import { providerReturnTexts } from './texts.en.ts';

/** Where somebody signs in to connect the account, before they go on to what they wanted. */
const signInToConnect = (next: string | null): string => withNext('/auth', withNext('/connect-identity', next));

/** An account that nobody has connected: sign up with it, or sign in to connect it. */
export function ProviderSignUpScreen() {
  const { t } = useI18n(providerReturnTexts);
  const [query] = useQuery();
  const next = query.get('next');
  // The sign-up uses the link up.
  const [link] = useState(() => inviteToAccept(next));
  const { data, error, isGone, refresh } = useProvenAccount();
  return (
    <>
      {data && !link && <ProvenPerson account={data} next={next} />}
      {data && link && <ProvenInvitee account={data} link={link} next={next} />}
      {!data && (
        <PlainPage title={t('signUp.title')}>
          {error === undefined && <Skeleton shape="block" />}
          {isGone && (
            <>
              <p role="alert">{t('signUp.gone')}</p>
              <PageLink
                className={buttonClass({ variant: 'primary', size: 'large', block: true })}
                to={withNext('/sign-up', next)}
              >
                {t('signUp.otherWay')}
              </PageLink>
            </>
          )}
          {error !== undefined && !isGone && <RequestFailure error={error} onRetry={refresh} />}
        </PlainPage>
      )}
    </>
  );
}

interface ProvenPersonProps {
  readonly account: ProvenAccount;
  readonly next: string | null;
}

function ProvenPerson(props: ProvenPersonProps) {
  const { t } = useI18n(providerReturnTexts);
  const { hasAccount } = props.account;
  return (
    <PlainPage title={t(hasAccount ? 'known.title' : 'signUp.title')}>
      {hasAccount ? <KnownPerson {...props} /> : <Newcomer {...props} />}
    </PlainPage>
  );
}

interface ProvenInviteeProps extends ProvenPersonProps {
  readonly link: InviteLink;
}

/** A member signs up with the invited address, whichever address their account has. */
function ProvenInvitee({ account, link, next }: ProvenInviteeProps) {
  const { t } = useI18n(providerReturnTexts);
  const isKnown = ({ email }: Invitation) => account.hasAccount && (link.kind === 'company' || email === account.email);
  return (
    <PlainPage title={t('signUp.title')}>
      <ReadInvitation link={link} without="/sign-up/provider">
        {(invitation) => (
          <>
            <InvitationBanner kind={link.kind} invitation={invitation} />
            {isKnown(invitation) ? (
              <KnownPerson account={account} next={next} />
            ) : (
              <Newcomer account={account} next={next} invite={{ ...link, invitation }} />
            )}
          </>
        )}
      </ReadInvitation>
    </PlainPage>
  );
}

function KnownPerson({ account, next }: ProvenPersonProps) {
  const { t } = useI18n(providerReturnTexts);
  const name = identityProviderNames[account.provider];
  return (
    <>
      <AccountLine {...account} />
      <p>{t('known.lead', { name })}</p>
      <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to={signInToConnect(next)}>
        {t('known.submit', { name })}
      </PageLink>
      <PageLink to={`/auth/password?email=${encodeURIComponent(account.email)}`}>{t('known.forgotten')}</PageLink>
    </>
  );
}

interface NewcomerProps extends ProvenPersonProps {
  readonly invite?: InviteLink & { readonly invitation: Invitation };
}

function Newcomer({ account, next, invite }: NewcomerProps) {
  const { t } = useI18n(providerReturnTexts);
  const name = identityProviderNames[account.provider];
  return (
    <>
      <AccountLine {...account} />
      <p className="q-muted">{t('signUp.lead', { name })}</p>
      <ProviderSignUp account={account} next={next} invite={invite} />
      <p className="q-muted">
        {t('signUp.haveAccount')} <PageLink to={signInToConnect(next)}>{t('signUp.connect', { name })}</PageLink>
      </p>
    </>
  );
}
