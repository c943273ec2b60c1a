import { PageLink, RequestFailure } from '@quittance/app-shell';
import { identityProviderNames } from '@quittance/sdk/rules';
import { buttonClass, Skeleton, useI18n } from '@quittance/widgets/kit';
import { PlainPage } from './plain-page.tsx';
import { AccountLine, type ProvenAccount, useProvenAccount } from './proven-account.tsx';
import { ProviderSignUp } from './provider-sign-up.tsx';
import { providerReturnTexts } from './texts.en.ts';

/** Where somebody signs in to connect the account. */
const signInToConnect = `/auth?next=${encodeURIComponent('/connect-identity')}`;

/** An account that nobody has connected: sign up with it, or sign in to connect it. */
export function ProviderSignUpScreen() {
  const { t } = useI18n(providerReturnTexts);
  const { data, error, isGone, refresh } = useProvenAccount();
  const title = t(data?.hasAccount ? 'known.title' : 'signUp.title');
  return (
    <PlainPage title={title}>
      {data && (data.hasAccount ? <KnownPerson account={data} /> : <Newcomer account={data} />)}
      {!data && error === undefined && <Skeleton shape="block" />}
      {isGone && (
        <>
          <p role="alert">{t('signUp.gone')}</p>
          <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to="/sign-up">
            {t('signUp.otherWay')}
          </PageLink>
        </>
      )}
      {error !== undefined && !isGone && <RequestFailure error={error} onRetry={refresh} />}
    </PlainPage>
  );
}

function KnownPerson({ account }: { readonly account: ProvenAccount }) {
  const { t } = useI18n(providerReturnTexts);
  const name = identityProviderNames[account.provider];
  return (
    <>
      <AccountLine {...account} />
      <p>{t('known.lead', { name })}</p>
      <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to={signInToConnect}>
        {t('known.submit', { name })}
      </PageLink>
      <PageLink to={`/auth/password?email=${encodeURIComponent(account.email)}`}>{t('known.forgotten')}</PageLink>
    </>
  );
}

function Newcomer({ account }: { readonly account: ProvenAccount }) {
  const { t } = useI18n(providerReturnTexts);
  const name = identityProviderNames[account.provider];
  return (
    <>
      <AccountLine {...account} />
      <p className="q-muted">{t('signUp.lead', { name })}</p>
      <ProviderSignUp account={account} />
      <p className="q-muted">
        {t('signUp.haveAccount')} <PageLink to={signInToConnect}>{t('signUp.connect', { name })}</PageLink>
      </p>
    </>
  );
}
