import { RequestFailure, Screen, useResource } from '@quittance/app-shell';
import { getMissingInformation, mayMake, saveMissingInformation } from '@quittance/sdk/client';
import { Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { type GivenInformation, MissingInformationView } from './missing-information-view.tsx';
import { missingInformationTexts } from './texts.en.ts';

/** What the organization, or the person, has yet to give. */
export function MissingInformationScreen() {
  const { t } = useI18n(missingInformationTexts);
  const client = useClient();
  const { toasts, session } = usePortal();
  const { user, constants } = useMember();
  const missing = useResource(useCallback((signal) => client.request(getMissingInformation, {}, { signal }), [client]));
  const save = async (body: GivenInformation) => {
    await client.request(saveMissingInformation, { body });
    toasts.show('success', t('saved'));
    missing.refresh();
    void session.reload().catch(() => undefined);
  };
  return (
    <Screen title={t('title')} lead={t('lead')} brand={constants.brandName}>
      {missing.error !== undefined && (
        <Card>
          <RequestFailure error={missing.error} onRetry={missing.refresh} />
        </Card>
      )}
      {missing.error === undefined && !missing.data && (
        <Card>
          <Skeleton shape="medium" />
        </Card>
      )}
      {missing.data && (
        <MissingInformationView
          missing={missing.data.missing}
          onSave={mayMake(saveMissingInformation, user) ? save : undefined}
        />
      )}
    </Screen>
  );
}
