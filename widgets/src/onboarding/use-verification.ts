import { getVerification } from '@quittance/sdk/client';
import { createResource, type ResourceState } from '@quittance/sdk/stores';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useLoadEvents } from '../widget/use-load-events.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { lastSave } from './last-saves.ts';
import { loadBeside, type TypedAnswers } from './load-beside.ts';
import type { Verification } from './use-wizard.ts';

export interface LoadedVerification {
  readonly verification: Verification;
  /** Counts the loads: answers that were loaded again replace what was typed. */
  readonly load: number;
}

interface VerificationSource {
  readonly state: ResourceState<LoadedVerification>;
  /** Loads it again because the person asked for it: answers that others saved meanwhile replace theirs. */
  readonly reload: () => Promise<void>;
  /** Loads it again in the same way as before, after that failed. */
  readonly retry: () => void;
  /** Shows what another call answered. */
  readonly take: (verification: Verification) => void;
  /** To be called once everything typed is saved: loads what could not be loaded before. */
  readonly onSaved: () => void;
  /** Of the wizard on the screen; null without one. */
  readonly typed: RefObject<TypedAnswers | null>;
}

/**
 * Loads the verification of the session's applicant, and again with another `revision`. The answers that are loaded then
 * replace those on the screen, so what was typed is saved before. While that fails, nothing is replaced; the revision is
 * loaded after the next save.
 */
export function useVerification(
  revision: string | undefined,
  isShown: boolean,
  onEvent: WidgetEventListener,
): VerificationSource {
  const client = useClient();
  const loads = useRef(0);
  const counted = useCallback((verification: Verification): LoadedVerification => {
    loads.current += 1;
    return { verification, load: loads.current };
  }, []);
  const typed = useRef<TypedAnswers>(null);
  /** Whether the person asked for the load that begins. */
  const isAsked = useRef(false);
  const resource = useMemo(
    () =>
      createResource<LoadedVerification>(async (signal) => {
        const load = async () => {
          await lastSave(client);
          return client.request(getVerification, {}, { signal });
        };
        return counted(await loadBeside(load, () => typed.current, isAsked.current));
      }),
    [client, counted],
  );
  const state = useResourceState(resource);
  useLoadEvents(resource, state, onEvent, isShown);
  const refresh = useCallback(
    (asked: boolean) => {
      isAsked.current = asked;
      return resource.refresh();
    },
    [resource],
  );
  const loadedRevision = useRef(revision);
  useEffect(() => {
    if (loadedRevision.current === revision) return;
    loadedRevision.current = revision;
    void refresh(false);
  }, [revision, refresh]);
  const onSaved = useCallback(() => {
    const latest = resource.$state.get();
    if (latest.status === 'ready' && latest.refreshError !== undefined) void refresh(false);
  }, [resource, refresh]);
  return {
    state,
    reload: useCallback(() => refresh(true), [refresh]),
    retry: () => void refresh(isAsked.current),
    take: (verification) => resource.set(counted(verification)),
    onSaved,
    typed,
  };
}
