import { useEffect, useRef } from 'react';
import { usePortal } from '../portal.ts';
import type { LiveEvent, LiveEventKind } from './live-events.ts';

/**
 * Calls back when something of the kind has changed, and with null when the connection stands again after a break or the
 * person comes back to the tab: events that were sent while the connection was down are lost.
 */
export function useRefreshOn(kind: LiveEventKind, onChange: (event: LiveEvent | null) => void): void {
  const { liveEvents } = usePortal();
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const stop = liveEvents.subscribe((event) => {
      if (event === null || event.kind === kind) latest.current(event);
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') latest.current(null);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [liveEvents, kind]);
}
