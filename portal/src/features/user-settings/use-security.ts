import { useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getSecurity } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type Security = AnswerOf<Contract['getSecurity']>;

/** How the person signs in. */
export function useSecurity() {
  const client = useClient();
  return useResource(useCallback((signal) => client.request(getSecurity, {}, { signal }), [client]));
}

export interface SecurityCardProps {
  readonly security: Security;
  /** Loads it again, after a change. */
  readonly onChange: () => void;
}
