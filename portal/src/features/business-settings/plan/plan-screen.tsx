import { RequestFailure, useResource } from '@quittance/app-shell';
import { getPlan, mayMake, requestPlanUpgrade } from '@quittance/sdk/client';
import { Card, Skeleton, useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useMember } from '../../../session/member.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { PlanView } from './plan-view.tsx';

/** The plan of the organization: what it costs, what it requires, and the other one. */
export function PlanScreen() {
  const client = useClient();
  const { user } = useMember();
  const plan = useResource(useCallback((signal) => client.request(getPlan, {}, { signal }), [client]));
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
      {plan.data && <PlanView plan={plan.data} mayRequest={mayMake(requestPlanUpgrade, user)} />}
    </SettingsFrame>
  );
}
