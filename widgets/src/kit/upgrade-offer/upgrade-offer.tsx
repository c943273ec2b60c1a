import { requestPlanUpgrade } from '@quittance/sdk/client';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Button } from '../../kit/button/button.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { ownerTexts } from './owner-texts.en.ts';

/** Offers the plan that an owner's access needs. Asking again finds the open request. */
export function UpgradeOffer() {
  const { t, locale } = useI18n(ownerTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [requestedAt, setRequestedAt] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const request = async () => {
    setPending(true);
    setError(undefined);
    try {
      setRequestedAt((await client.request(requestPlanUpgrade, {})).requestedAt);
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  if (requestedAt !== undefined) {
    const date = formatBusinessDate(businessDateOf(new Date(requestedAt)), locale);
    return (
      <div role="status">
        <Banner tone="info">{t('upgrade.requested', { date })}</Banner>
      </div>
    );
  }
  return (
    <div>
      <Banner
        tone="info"
        action={
          <Button pending={isPending} onClick={() => void request()}>
            {t('upgrade.request')}
          </Button>
        }
      >
        {t('upgrade.needed')}
      </Banner>
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
    </div>
  );
}
