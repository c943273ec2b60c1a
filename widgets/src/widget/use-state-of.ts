import type { Resource, ResourceState } from '@quittance/sdk/stores';
import { useLayoutEffect, useReducer } from 'react';

/** What a resource holds now. Not the hook of nanostores, whose keyed listening a partner's page would load for nothing. */
export function useStateOf<Data>({ $state }: Pick<Resource<Data>, '$state'>): ResourceState<Data> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Renders at once again: React may take its time to come here, and what came in meanwhile is not told of later.
  useLayoutEffect(() => $state.subscribe(render), [$state]);
  // Not `get()`, which begins a request; React may render several times before what it keeps is mounted.
  return $state.value as ResourceState<Data>;
}
