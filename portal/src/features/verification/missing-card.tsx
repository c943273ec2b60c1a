import { PageLink, RequestFailure, useResource } from '@quittance/app-shell';
import { getMissingInformation } from '@quittance/sdk/client';
import { missingBesideVerification } from '@quittance/sdk/rules';
import { buttonClass, Card, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { verificationTexts } from './texts.en.ts';

/** What the business, or the person, must give besides the answers of the verification; nothing if that is complete. */
export function MissingCard() {
  const { t } = useI18n(verificationTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getMissingInformation, {}, { signal }), [client]),
  );
  const missing = data && missingBesideVerification(data.missing);
  // Mostly nothing is missing: what stands here while it loads would only move the pages below.
  if (error === undefined && !missing?.length) return null;
  return (
    <Card title={t('missing.title')}>
      {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
      {missing && (
        <Stack>
          <ul className="verification__missing">
            {missing.map((field) => (
              <li key={field}>{t(`missing.${field}`)}</li>
            ))}
          </ul>
          <div>
            <PageLink className={buttonClass({ variant: 'primary' })} to="/organization/complete-missing-information">
              {t('missing.give')}
            </PageLink>
          </div>
        </Stack>
      )}
    </Card>
  );
}
