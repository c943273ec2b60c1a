import { RequestFailure, useResource } from '@quittance/app-shell';
import { getVerification } from '@quittance/sdk/client';
import { Card, Skeleton, useClient } from '@quittance/widgets/kit';
import { useCallback, useRef } from 'react';
import { usePortal } from '../../portal.ts';
import { Wizard } from './wizard/wizard.tsx';

/** Loads the answers of the verification for its wizard. */
export function WizardLoader() {
  const client = useClient();
  const { session } = usePortal();
  const loads = useRef(0);
  const { data, error, refresh } = useResource(
    useCallback(
      async (signal) => {
        const verification = await client.request(getVerification, {}, { signal });
        loads.current += 1;
        return { verification, load: loads.current };
      },
      [client],
    ),
  );
  if (error !== undefined) {
    return (
      <Card>
        <RequestFailure error={error} onRetry={refresh} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Skeleton shape="medium" />
      </Card>
    );
  }
  // Once the answers were loaded again, they replace what was typed.
  return (
    <Wizard
      key={data.load}
      verification={data.verification}
      onReload={refresh}
      onDecided={async () => {
        await session.reload();
        refresh();
      }}
    />
  );
}
