import { useQuery } from '@quittance/app-shell';
import { startProviderSignIn } from '@quittance/sdk/client';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { Banner, Button, useClient, useI18n } from '@quittance/widgets/kit';
import './provider-buttons.css';
import { identityProviderNames } from '@quittance/sdk/rules';
import { ProviderLogo } from './provider-logo.tsx';
import { identityProvidersTexts } from './texts.en.ts';
import { useProvider } from './use-provider.ts';
import { useProviderTrip } from './use-provider-trip.ts';

export interface ProviderButtonsProps {
  readonly action: 'signIn' | 'signUp';
  readonly providers: readonly IdentityProvider[];
  /** Where the person goes afterwards; as the address says when absent. */
  readonly next?: string | undefined;
}

/** Buttons to sign in or up with the providers that are configured. */
export function ProviderButtons({ action, providers, next }: ProviderButtonsProps) {
  const { t } = useI18n(identityProvidersTexts);
  const client = useClient();
  const providerTrip = useProviderTrip();
  const [query] = useQuery();
  const { leavingFor, problem, leave } = useProvider(async (provider) => {
    const { authorizationUrl } = await client.request(startProviderSignIn, { params: { provider } });
    providerTrip.begin(next ?? query.get('next'));
    return authorizationUrl;
  });
  return (
    <div className="provider-buttons">
      <div className="provider-buttons__or">{t('or')}</div>
      <div role="alert">{problem !== undefined && <Banner tone="danger">{problem}</Banner>}</div>
      {providers.map((provider) => (
        <Button
          key={provider}
          size="large"
          block
          pending={leavingFor === provider}
          disabled={leavingFor !== undefined && leavingFor !== provider}
          onClick={() => void leave(provider)}
        >
          <ProviderLogo provider={provider} />
          {t(action, { name: identityProviderNames[provider] })}
        </Button>
      ))}
    </div>
  );
}
