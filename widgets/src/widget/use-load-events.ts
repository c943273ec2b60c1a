import { isSessionLost } from '@quittance/sdk/client';
import type { Resource, ResourceState } from '@quittance/sdk/stores';
import { useEffect, useRef } from 'react';
import { describeFailure, type WidgetEventListener } from './widget-events.ts';

/**
 * Emits an event when the data are shown for the first time, and for each failed load.
 * @param isShown false while what shows the data is still loading
 */
export function useLoadEvents<Data>(
  resource: Resource<Data>,
  state: ResourceState<Data>,
  onEvent: WidgetEventListener,
  isShown = true,
) {
  const told = useRef<Resource<Data>>(undefined);
  const isReady = state.status === 'ready';
  const error = isReady ? state.refreshError : state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    if (!isReady || !isShown || told.current === resource) return;
    told.current = resource;
    onEvent('ready', {});
  }, [resource, isReady, isShown, onEvent]);
  useEffect(() => {
    if (error === undefined) return;
    if (isSessionLost(error)) onEvent('session-expired', {});
    // What is shown stays; only the first load is one that failed.
    if (!isReady) onEvent('load-error', { error: describeFailure(error) });
  }, [error, isReady, onEvent]);
}
