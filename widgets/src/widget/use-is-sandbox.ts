import { getPublicConstants } from '@quittance/sdk/client';
import { useEffect, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';

/** Whether the server is in sandbox mode; false until it answers. */
export function useIsSandbox(): boolean {
  const client = useClient();
  const [isSandbox, setSandbox] = useState(false);
  useEffect(() => {
    client.request(getPublicConstants, {}).then(
      (constants) => setSandbox(constants.isSandbox),
      () => {},
    );
  }, [client]);
  return isSandbox;
}
