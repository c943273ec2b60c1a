import { requestPlanUpgrade } from '@quittance/sdk/client';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { type ReactNode, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { useI18n } from '../base/i18n.tsx';
import { useClient } from '../base/provider.tsx';
import { Button } from '../button/button.tsx';
import { useErrorText } from '../error-text/error-text.ts';
import { upgradeOfferTexts } from './texts.en.ts';

export interface UpgradeOfferProps {
  /** What needs another plan. */
  readonly children: ReactNode;
  /** What the reader can do until they have it; shown once it is requested. */
  readonly meanwhile?: ReactNode;
  /** An instant, if it is requested already. */
  readonly requestedAt?: string | undefined;
  /** Called when it was requested here. */
  readonly onRequested?: (() => void) | undefined;
}

/** Offers the plan that something needs. Asking again finds the open request. */
export function UpgradeOffer({ children, meanwhile, requestedAt, onRequested }: UpgradeOfferProps) {
  const { t, locale } = useI18n(upgradeOfferTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [requestedNow, setRequestedNow] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const request = async () => {
    setPending(true);
    setError(undefined);
    try {
      setRequestedNow((await client.request(requestPlanUpgrade, {})).requestedAt);
      onRequested?.();
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  const requested = requestedAt ?? requestedNow;
  if (requested !== undefined) {
    const date = formatBusinessDate(businessDateOf(new Date(requested)), locale);
    return (
      <div role="status">
        <Banner tone="info">
          {t('requested', { date })} {meanwhile}
        </Banner>
      </div>
    );
  }
  return (
    <div>
      <Banner
        tone="info"
        action={
          <Button pending={isPending} onClick={() => void request()}>
            {t('request')}
          </Button>
        }
      >
        {children}
      </Banner>
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
    </div>
  );
}
