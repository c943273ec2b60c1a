import type { Resource, ResourceState } from '@quittance/sdk/stores';
import { useSyncExternalStore } from 'react';

/** What a resource holds now. Not the hook of nanostores, whose keyed listening a partner's page would load for nothing. */
export function useStateOf<Data>({ $state }: Pick<Resource<Data>, '$state'>): ResourceState<Data> {
  const get = () => $state.get();
  return useSyncExternalStore($state.listen, get, get);
}
