import { RequestFailure, useResource } from '@quittance/app-shell';
import { getPlan, mayMake, requestPlanUpgrade } from '@quittance/sdk/client';
import { Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { usePortal } from '../../../portal.ts';
import { useMember } from '../../../session/member.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { PlanView } from './plan-view.tsx';
import { planTexts } from './texts.en.ts';

/** The plan of the organization: what it costs, what it requires, and the other one. */
export function PlanScreen() {
  const { t } = useI18n(planTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { user } = useMember();
  const plan = useResource(useCallback((signal) => client.request(getPlan, {}, { signal }), [client]));
  const request = async () => {
    await client.request(requestPlanUpgrade, {});
    toasts.show('success', t('requested'));
    plan.refresh();
  };
  return (
    <SettingsFrame page="plan">
      {plan.error !== undefined && (
        <Card>
          <RequestFailure error={plan.error} onRetry={plan.refresh} />
        </Card>
      )}
      {plan.error === undefined && !plan.data && (
        <Card>
          <Skeleton shape="medium" />
        </Card>
      )}
      {plan.data && <PlanView plan={plan.data} onRequest={mayMake(requestPlanUpgrade, user) ? request : undefined} />}
    </SettingsFrame>
  );
}
