import { getVerification } from '@quittance/sdk/client';
import { createResource, type ResourceState } from '@quittance/sdk/stores';
import { useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useLoadEvents } from '../widget/use-load-events.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import type { Verification } from './use-wizard.ts';

export interface LoadedVerification {
  readonly verification: Verification;
  /** Counts the loads: answers that were loaded again replace what was typed. */
  readonly load: number;
}

interface VerificationSource {
  readonly state: ResourceState<LoadedVerification>;
  readonly reload: () => Promise<void>;
}

/** Loads the verification of the session's applicant, and again with another `revision`. */
export function useVerification(
  revision: string | undefined,
  isShown: boolean,
  onEvent: WidgetEventListener,
): VerificationSource {
  const client = useClient();
  const loads = useRef(0);
  const resource = useMemo(
    () =>
      createResource<LoadedVerification>(async (signal) => {
        const verification = await client.request(getVerification, {}, { signal });
        loads.current += 1;
        return { verification, load: loads.current };
      }),
    [client],
  );
  const state = useResourceState(resource);
  useLoadEvents(resource, state, onEvent, isShown);
  const loadedRevision = useRef(revision);
  useEffect(() => {
    if (loadedRevision.current === revision) return;
    loadedRevision.current = revision;
    void resource.refresh();
  }, [revision, resource]);
  return { state, reload: resource.refresh };
}
