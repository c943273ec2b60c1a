import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time after which a silent frame counts as failed. */
const FRAME_TIMEOUT_MS = 30_000;

interface FrameMessages {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** For the frame's `onLoad`. */
  readonly onLoad: () => void;
}

/**
 * Listens for messages to the window around a frame. Any frame of the page may post them, so check origin and source.
 */
export function useFrameMessages(onMessage: (message: MessageEvent, sender: Window | null) => void): FrameMessages {
  const frame = useRef<HTMLIFrameElement>(null);
  const listener = useRef(onMessage);
  listener.current = onMessage;

  // The window around the frame. It may change, since a host can move the widget into a pop-up or a frame.
  const [host, setHost] = useState<Window>(window);
  const onLoad = () => setHost(frame.current?.ownerDocument.defaultView ?? window);
  useLayoutEffect(onLoad, []);

  // A layout effect: the frame may report that it is ready before later effects run.
  useLayoutEffect(() => {
    const receive = (message: MessageEvent) => listener.current(message, frame.current?.contentWindow ?? null);
    host.addEventListener('message', receive);
    return () => host.removeEventListener('message', receive);
  }, [host]);

  return { frame, onLoad };
}

/** Calls `onTimeout` if a frame is not ready in time; at once in a sandboxed frame, where it could answer nobody. */
export function useFrameTimeout(isReady: boolean, onTimeout: () => void): void {
  const listener = useRef(onTimeout);
  listener.current = onTimeout;
  useEffect(() => {
    if (isReady) return;
    // In a sandboxed frame without an origin, the frame could only answer to every page.
    const timer = setTimeout(() => listener.current(), self.origin === 'null' ? 0 : FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
}

/** Returns the address of a frame, with the origin that it may answer to and its language. */
export function frameAddress(url: string, { origin, locale }: { origin: string; locale: string }): string {
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  address.searchParams.set('locale', locale);
  return address.href;
}
