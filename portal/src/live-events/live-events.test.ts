import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveEvents } from './live-events.ts';

function fakeStreams() {
  const opened: { url: string; isClosed: boolean; readyState: number; emit: (kind: string, data?: string) => void }[] =
    [];
  const open = (url: string) => {
    const target = new EventTarget();
    const entry = {
      url,
      isClosed: false,
      readyState: 1,
      emit: (kind: string, data = '') => void target.dispatchEvent(new MessageEvent(kind, { data })),
    };
    opened.push(entry);
    return {
      get readyState() {
        return entry.readyState;
      },
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
  it('report changes to every listener, until it stops listening', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    const listener = vi.fn();
    const stop = events.subscribe(listener);
    events.open('usr_1');
    opened[0]?.emit('invoice.changed', '{"objectId":"inv_1"}');
    stop();
    opened[0]?.emit('invoice.changed', '{"objectId":"inv_2"}');
    expect(opened[0]?.url).toBe('/api/usr_1/events');
    expect(listener.mock.calls).toEqual([[{ kind: 'invoice.changed', objectId: 'inv_1' }]]);
  });

  it('report a restored connection, since events in between are lost', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    const listener = vi.fn();
    events.subscribe(listener);
    events.open('usr_1');
    opened[0]?.emit('open');
    expect(listener).not.toHaveBeenCalled();
    opened[0]?.emit('error');
    opened[0]?.emit('open');
    expect(listener.mock.calls).toEqual([[null]]);
    opened[0]?.emit('open');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('close the stream of the previous person', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    events.open('usr_1');
    events.open('usr_2');
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    events.close();
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });
});

describe('live events that the server refuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const refuse = (stream: ReturnType<typeof fakeStreams>['opened'][number] | undefined) => {
    if (!stream) throw new Error('There is no stream.');
    stream.readyState = 2;
    stream.emit('error');
  };

  it('are requested again at growing intervals, until there is an answer', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    events.open('usr_1');
    refuse(opened.at(-1));
    vi.advanceTimersByTime(999);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
    refuse(opened.at(-1));
    vi.advanceTimersByTime(1_999);
    expect(opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    opened.at(-1)?.emit('open');
    refuse(opened.at(-1));
    vi.advanceTimersByTime(1_000);
    expect(opened.map(({ url }) => url)).toEqual(Array.from({ length: 4 }, () => '/api/usr_1/events'));
  });

  it('report possibly missed events after a later connection', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    const listener = vi.fn();
    events.subscribe(listener);
    events.open('usr_1');
    refuse(opened.at(-1));
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(2);
    expect(listener).not.toHaveBeenCalled();
    opened.at(-1)?.emit('open');
    expect(listener.mock.calls).toEqual([[null]]);
  });

  it('are left to the browser while it reconnects automatically', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    events.open('usr_1');
    if (opened[0]) opened[0].readyState = 0;
    opened[0]?.emit('error');
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
  });

  it('are not requested again after they were closed', () => {
    const { opened, open } = fakeStreams();
    const events = createLiveEvents({ openStream: open, onSessionEnded: () => {} });
    events.open('usr_1');
    refuse(opened.at(-1));
    events.close();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
  });

  it('report the end of the session, and stay closed', () => {
    const { opened, open } = fakeStreams();
    const onSessionEnded = vi.fn();
    createLiveEvents({ openStream: open, onSessionEnded }).open('usr_1');
    opened[0]?.emit('session-ended');
    refuse(opened[0]);
    vi.advanceTimersByTime(120_000);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});
