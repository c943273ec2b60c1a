import { describe, expect, it, vi } from 'vitest';
import { createLiveEvents } from './live-events.ts';

function fakeStreams() {
  const opened: { url: string; isClosed: boolean; emit: (kind: string, data: string) => void }[] = [];
  const open = (url: string) => {
    const target = new EventTarget();
    const entry = {
      url,
      isClosed: false,
      emit: (kind: string, data: string) => void target.dispatchEvent(new MessageEvent(kind, { data })),
    };
    opened.push(entry);
    return {
      addEventListener: (kind: string, listener: (message: MessageEvent<string>) => void) =>
        target.addEventListener(kind, listener as EventListener),
      close: () => {
        entry.isClosed = true;
      },
    };
  };
  return { opened, open };
}

describe('live events', () => {
  it('tell every listener what changed, until it stops listening', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents(open);
    const listener = vi.fn();
    const stop = events.subscribe(listener);
    events.open('usr_1');
    opened[0]?.emit('invoice.changed', '{"objectId":"inv_1"}');
    stop();
    opened[0]?.emit('invoice.changed', '{"objectId":"inv_2"}');
    expect(opened[0]?.url).toBe('/api/usr_1/events');
    expect(listener.mock.calls).toEqual([[{ kind: 'invoice.changed', objectId: 'inv_1' }]]);
  });

  it('leave the stream of the person before', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents(open);
    events.open('usr_1');
    events.open('usr_2');
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    events.close();
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });
});
