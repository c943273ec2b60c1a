import { PageLink, RequestFailure, useAction, useErrorText, usePagePlace, useQuery } from '@quittance/app-shell';
import { forgetProvenIdentity, linkIdentity } from '@quittance/sdk/client';
import { identityProviderNames } from '@quittance/sdk/rules';
import { Banner, Button, Skeleton, useI18n } from '@quittance/widgets/kit';
import { PlainPage } from '../../plain-page/plain-page.tsx';
import { usePortal } from '../../portal.ts';
import { AccountLine, type ProvenAccount, useProvenAccount } from './proven-account.tsx';
import { providerReturnTexts } from './texts.en.ts';

/** Asks somebody who has just signed in whether to connect the account that they tried before. */
export function ConnectIdentityScreen() {
  const { t } = useI18n(providerReturnTexts);
  const { data, error, isGone, refresh } = useProvenAccount();
  const name = data ? identityProviderNames[data.provider] : '';
  return (
    <PlainPage title={data ? t('connect.title', { name }) : t('connect.submit')}>
      {data && <Question account={data} />}
      {!data && error === undefined && <Skeleton shape="medium" />}
      {isGone && (
        <>
          <p role="alert">{t('connect.none')}</p>
          <PageLink to="/user-settings/security">{t('toSettings')}</PageLink>
        </>
      )}
      {error !== undefined && !isGone && <RequestFailure error={error} onRetry={refresh} />}
    </PlainPage>
  );
}

function Question({ account }: { readonly account: ProvenAccount }) {
  const { t } = useI18n(providerReturnTexts);
  const errorText = useErrorText();
  const { client, session, toasts, guard } = usePortal();
  const { history } = usePagePlace();
  const [query] = useQuery();
  const goOn = () => history.replace(guard.destinationAfterSignIn(query.get('next')));
  const name = identityProviderNames[account.provider];
  const connecting = useAction(async () => {
    await client.request(linkIdentity, { body: {} });
    await session.reload();
    toasts.show('success', t('connected', { name }));
    goOn();
  });
  // The next person in this browser must not find the account.
  const declining = useAction(async () => {
    await client.request(forgetProvenIdentity, {});
    goOn();
  });
  const error = connecting.error ?? declining.error;
  return (
    <>
      <AccountLine {...account} />
      <p>{t('connect.lead')}</p>
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
      <Button variant="primary" size="large" block pending={connecting.isPending} onClick={() => void connecting.run()}>
        {t('connect.submit')}
      </Button>
      <Button
        variant="quiet"
        size="large"
        block
        pending={declining.isPending}
        disabled={connecting.isPending}
        onClick={() => void declining.run()}
      >
        {t('connect.later')}
      </Button>
    </>
  );
}
