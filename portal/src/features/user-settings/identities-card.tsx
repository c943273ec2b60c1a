import { useStore } from '@nanostores/react';
import { useChange } from '@quittance/app-shell';
import { startIdentityLink, unlinkIdentity } from '@quittance/sdk/client';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { identityProviderNames } from '@quittance/sdk/rules';
import { Banner, Button, Card, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { ProviderLogo } from '../../identity-providers/provider-logo.tsx';
import { useProvider } from '../../identity-providers/use-provider.ts';
import { usePortal } from '../../portal.ts';
import { userSettingsTexts } from './texts.en.ts';
import type { SecurityCardProps } from './use-security.ts';

/** Google and LinkedIn accounts: connected and disconnected, each with a code. */
export function IdentitiesCard({ security: { identities }, onChange }: SecurityCardProps) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const { session, publicConstants } = usePortal();
  const known = useStore(publicConstants.$state);
  const { isPending, change } = useChange();
  const { leavingFor, problem, leave } = useProvider(async (provider) => {
    const { authorizationUrl } = await client.request(startIdentityLink, { params: { provider } });
    return authorizationUrl;
  });
  const offered = known.status === 'ready' ? known.data.identityProviders : [];
  // Somebody may have connected an account of a provider that is no longer offered.
  const providers = new Set<IdentityProvider>([...offered, ...identities.map(({ provider }) => provider)]);
  if (providers.size === 0) return null;

  const disconnect = async (provider: IdentityProvider) => {
    const done = t('identities.disconnected', { name: identityProviderNames[provider] });
    if (!(await change(() => client.request(unlinkIdentity, { params: { provider } }), done))) return;
    onChange();
    void session.reload();
  };
  return (
    <Card title={t('identities.title')}>
      <Stack>
        <p>{t('identities.lead')}</p>
        <div role="alert">{problem !== undefined && <Banner tone="danger">{problem}</Banner>}</div>
        <ul className="user-settings__list">
          {[...providers].map((provider) => {
            const name = identityProviderNames[provider];
            const connected = identities.find((identity) => identity.provider === provider);
            return (
              <li key={provider}>
                <div className="user-settings__identity">
                  <ProviderLogo provider={provider} />
                  <div>
                    <strong>{name}</strong>
                    <p className="q-muted">{connected ? connected.email : t('identities.none')}</p>
                  </div>
                </div>
                {connected ? (
                  <Button
                    variant="quiet"
                    aria-label={t('identities.disconnectNamed', { name })}
                    onClick={() => void disconnect(provider)}
                    pending={isPending}
                  >
                    {t('identities.disconnect')}
                  </Button>
                ) : (
                  <Button
                    aria-label={t('identities.connectNamed', { name })}
                    onClick={() => void leave(provider)}
                    pending={leavingFor === provider}
                  >
                    {t('identities.connect')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
}
