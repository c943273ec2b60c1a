import type { Resource, ResourceState } from '@quittance/sdk/stores';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useReducer } from 'react';

/** Returns the value of an atom. The hook of nanostores would add unused code to partners' pages. */
export function useAtom<Value>($atom: ReadableAtom<Value>): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Renders again immediately: a value that arrived before this effect is not reported later.
  useLayoutEffect(() => $atom.subscribe(render), [$atom]);
  // Not `get()`, which starts a request; React may render several times before mounting.
  return $atom.value as Value;
}

/** Returns the value of a resource. */
export const useResourceState = <Data>({ $state }: Pick<Resource<Data>, '$state'>): ResourceState<Data> =>
  useAtom($state);
