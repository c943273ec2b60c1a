import { errorCodeOf, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getProvenIdentity } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { ProviderLogo } from '../../identity-providers/provider-logo.tsx';
import './identity-providers.css';

export type ProvenAccount = AnswerOf<Contract['getProvenIdentity']>;

/** Loads the account with which this browser could not sign in. `isGone`: there is none, or it has expired. */
export function useProvenAccount() {
  const client = useClient();
  const loaded = useResource(useCallback((signal) => client.request(getProvenIdentity, {}, { signal }), [client]));
  return { ...loaded, isGone: errorCodeOf(loaded.error) === 'NotFoundError' };
}

/** Shows which account it is. */
export function AccountLine({ provider, email }: Pick<ProvenAccount, 'provider' | 'email'>) {
  return (
    <p className="proven-account">
      <ProviderLogo provider={provider} />
      <span>{email}</span>
    </p>
  );
}
