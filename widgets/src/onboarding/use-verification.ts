import { getVerification } from '@quittance/sdk/client';
import { createResource, type ResourceState } from '@quittance/sdk/stores';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useLoadEvents } from '../widget/use-load-events.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import type { TypedAnswers, Verification } from './use-wizard.ts';

export interface LoadedVerification {
  readonly verification: Verification;
  /** Counts the loads: answers that were loaded again replace what was typed. */
  readonly load: number;
}

interface VerificationSource {
  readonly state: ResourceState<LoadedVerification>;
  readonly reload: () => Promise<void>;
  /** Of the wizard on the screen; null without one. */
  readonly typed: RefObject<TypedAnswers | null>;
}

/**
 * Loads the verification of the session's applicant, and again with another `revision`. The answers that are loaded then
 * replace those on the screen, so what was typed is saved before. While that fails, nothing is loaded.
 */
export function useVerification(
  revision: string | undefined,
  isShown: boolean,
  onEvent: WidgetEventListener,
): VerificationSource {
  const client = useClient();
  const loads = useRef(0);
  const typed = useRef<TypedAnswers>(null);
  const resource = useMemo(
    () =>
      createResource<LoadedVerification>(async (signal) => {
        let verification: Verification;
        do verification = await client.request(getVerification, {}, { signal });
        while (
          // What was typed while it was loaded is not in it.
          typed.current?.isSaved() === false &&
          (await typed.current.settle())
        );
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
    const loadAgain = async () => {
      if (!typed.current || (await typed.current.settle())) await resource.refresh();
    };
    void loadAgain();
  }, [revision, resource]);
  return { state, reload: resource.refresh, typed };
}
