export type LiveEventKind = 'invoice.changed' | 'balance.changed';

export interface LiveEvent {
  readonly kind: LiveEventKind;
  readonly objectId: string;
}

type Listener = (event: LiveEvent) => void;

/** The part of EventSource that is used here. */
interface Stream {
  addEventListener(kind: string, listener: (message: MessageEvent<string>) => void): void;
  close(): void;
}

/** What other people and the passing of time do to this business's money, as it happens. */
export interface LiveEvents {
  /** Listens for the signed-in person; ends what was listened to before. */
  open(userId: string): void;
  close(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
}

const kinds: readonly LiveEventKind[] = ['invoice.changed', 'balance.changed'];

/**
 * @param openStream for tests; by default the browser's EventSource, which connects again by itself
 */
export function createLiveEvents(openStream: (url: string) => Stream = (url) => new EventSource(url)): LiveEvents {
  const listeners = new Set<Listener>();
  let stream: Stream | undefined;
  return {
    open(userId) {
      stream?.close();
      const opened = openStream(`/api/${encodeURIComponent(userId)}/events`);
      stream = opened;
      for (const kind of kinds) {
        opened.addEventListener(kind, ({ data }) => {
          const { objectId } = JSON.parse(data) as { readonly objectId: string };
          for (const listener of [...listeners]) listener({ kind, objectId });
        });
      }
    },
    close() {
      stream?.close();
      stream = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
