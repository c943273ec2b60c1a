import { type LiveEvent, type LiveEventName, liveEventNames, type StreamSignal } from '@quittance/sdk/client';

/** Receives a change, or null if events may have been missed, which the server does not send again. */
type Listener = (event: LiveEvent | null) => void;

/** The used part of EventSource. */
interface Stream {
  readonly readyState: number;
  addEventListener(
    kind: LiveEventName | StreamSignal | 'open' | 'error',
    listener: (message: MessageEvent<string>) => void,
  ): void;
  close(): void;
}

/** Live changes to the organization's data. */
export interface LiveEvents {
  /** Listens for the signed-in person, and closes any previous stream. */
  open(userId: string): void;
  close(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
}

export interface LiveEventsOptions {
  /** Called when the session or the permission to listen has ended. The stream stays closed. */
  readonly onSessionEnded: () => void;
  /** For tests; by default the browser's EventSource, which reconnects automatically. */
  readonly openStream?: (url: string) => Stream;
}

/** `EventSource.CLOSED`: after an answer other than 200, browsers don't reconnect. */
const CLOSED = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export function createLiveEvents({
  onSessionEnded,
  openStream = (url) => new EventSource(url),
}: LiveEventsOptions): LiveEvents {
  const listeners = new Set<Listener>();
  let stream: Stream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isBroken = false;

  const tell = (event: LiveEvent | null): void => {
    for (const listener of [...listeners]) listener(event);
  };

  const close = (): void => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };

  function connect(url: string): void {
    const opened = openStream(url);
    stream = opened;
    for (const kind of liveEventNames) {
      opened.addEventListener(kind, ({ data }) => {
        tell({ kind, ...(JSON.parse(data) as Omit<LiveEvent, 'kind'>) });
      });
    }
    opened.addEventListener('open', () => {
      pauseMs = FIRST_PAUSE_MS;
      if (!isBroken) return;
      isBroken = false;
      tell(null);
    });
    opened.addEventListener('session-ended', () => {
      if (stream !== opened) return;
      close();
      onSessionEnded();
    });
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      isBroken = true;
      if (opened.readyState === CLOSED) connectLater(url);
    });
  }

  /** Many tabs may have lost the same server, so retries start slowly and become less frequent. */
  function connectLater(url: string): void {
    close();
    timer = setTimeout(() => connect(url), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  return {
    open(userId) {
      close();
      pauseMs = FIRST_PAUSE_MS;
      isBroken = false;
      connect(`/api/${encodeURIComponent(userId)}/events`);
    },
    close,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
