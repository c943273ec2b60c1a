import type { LiveEvent, LiveEventName } from '@quittance/sdk/client';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal.ts';
import { createCatchUp } from './catch-up.ts';

/**
 * Calls back after an event of the kind. Calls back with null when the connection is restored or the person returns to
 * the tab, because events during a break are lost.
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
