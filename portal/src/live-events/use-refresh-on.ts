import type { LiveEvent, LiveEventName } from '@quittance/sdk/client';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal.ts';
import { createCatchUp } from './catch-up.ts';

/**
 * Calls back when something of the kind has changed, and with null when the connection stands again after a break or the
 * person comes back to the tab: events that were sent while the connection was down are lost.
 */
export function useRefreshOn(kind: LiveEventName, onChange: (event: LiveEvent | null) => void): void {
  const { liveEvents } = usePortal();
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const catchUp = createCatchUp(() => latest.current(null));
    const stop = liveEvents.subscribe((event) => {
      if (event === null) catchUp.soon();
      else if (event.kind === kind) latest.current(event);
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') catchUp.soon();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      catchUp.stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [liveEvents, kind]);
}
