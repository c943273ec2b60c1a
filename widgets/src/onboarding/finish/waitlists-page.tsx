import { joinWaitlist, listBalances } from '@quittance/sdk/client';
import { createResource } from '@quittance/sdk/stores';
import { useMemo, useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { checkIcon } from '../../kit/icon/icons.ts';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { StatusBadge } from '../../kit/status-badge/status-badge.tsx';
import { useResourceState } from '../../widget/use-resource-state.ts';
import { OnboardingFailure } from '../onboarding-failure.tsx';
import { PageFoot } from '../page-foot.tsx';
import { PageTitle } from '../page-title.tsx';
import { onboardingTexts } from '../texts.en.ts';
import type { FinishPageProps } from './finish-page.ts';

/** Currencies whose accounts can't be opened yet, with their waiting lists. */
export function WaitlistsPage({ verification, onContinue }: FinishPageProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const resource = useMemo(
    () =>
      createResource(async (signal) => {
        const { items } = await client.request(listBalances, {}, { signal });
        return [...new Set(items.filter(({ isOffered }) => !isOffered).map(({ currency }) => currency))];
      }),
    [client],
  );
  const state = useResourceState(resource);
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{t('waitlists.title')}</PageTitle>
        <p className="q-muted">{t('waitlists.text')}</p>
      </div>
      {state.status === 'loading' && <Skeleton shape="medium" />}
      {state.status === 'failed' && <OnboardingFailure error={state.error} onRetry={() => void resource.refresh()} />}
      {state.status === 'ready' && <Currencies currencies={state.data} before={verification.waitlists} />}
      <PageFoot>
        <Button variant="primary" onClick={onContinue}>
          {t('waitlists.finish')}
        </Button>
      </PageFoot>
    </Stack>
  );
}

interface CurrenciesProps {
  readonly currencies: readonly string[];
  /** Those whose lists were joined when the verification was loaded. */
  readonly before: readonly string[];
}

function Currencies({ currencies, before }: CurrenciesProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [joined, setJoined] = useState(before);
  const [joining, setJoining] = useState<string>();
  const [error, setError] = useState<unknown>();
  const join = async (currency: string) => {
    setJoining(currency);
    setError(undefined);
    try {
      setJoined((await client.request(joinWaitlist, { body: { currency } })).waitlists);
    } catch (failure) {
      setError(failure);
    }
    setJoining(undefined);
  };
  if (currencies.length === 0) return <Banner tone="neutral">{t('waitlists.none')}</Banner>;
  return (
    <Card>
      <Stack>
        {error !== undefined && (
          <div role="alert">
            <Banner tone="danger">{errorText(error)}</Banner>
          </div>
        )}
        <ul className="q-onboarding__review">
          {currencies.map((currency) => (
            <li key={currency}>
              <strong>{currency}</strong>
              {joined.includes(currency) ? (
                <StatusBadge tone="success" icon={checkIcon} label={t('waitlists.joined')} />
              ) : (
                <Button pending={joining === currency} onClick={() => void join(currency)}>
                  {t('waitlists.join', { currency })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
