import type { Resource, ResourceState } from '@quittance/sdk/stores';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useReducer } from 'react';

/** What an atom holds now. Not the hook of nanostores, whose keyed listening a partner's page would load for nothing. */
export function useAtom<Value>($atom: ReadableAtom<Value>): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Renders at once again: React may take its time to come here, and what came in meanwhile is not told of later.
  useLayoutEffect(() => $atom.subscribe(render), [$atom]);
  // Not `get()`, which begins a request; React may render several times before what it keeps is mounted.
  return $atom.value as Value;
}

/** What a resource holds now. */
export const useResourceState = <Data>({ $state }: Pick<Resource<Data>, '$state'>): ResourceState<Data> =>
  useAtom($state);
