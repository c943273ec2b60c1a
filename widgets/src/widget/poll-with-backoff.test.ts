import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWithBackoff } from './poll-with-backoff.ts';

class FakePage extends EventTarget {
  visibilityState = 'visible';

  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function start(pauses: { readonly firstPauseMs?: number; readonly longestPauseMs?: number } = {}) {
  const page = new FakePage();
  const callback = vi.fn();
  return { page, callback, stop: pollWithBackoff(callback, { ...pauses, page: page as unknown as Document }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('polling with backoff', () => {
  it('waits longer each time, and at most a minute', () => {
    const { callback, stop } = start();
    const times: number[] = [];
    const begin = Date.now();
    callback.mockImplementation(() => times.push((Date.now() - begin) / 1000));
    vi.advanceTimersByTime(182_000);
    expect(times).toEqual([2, 6, 14, 30, 62, 122, 182]);
    stop();
  });

  it('accepts other pauses', () => {
    const { callback, stop } = start({ firstPauseMs: 500, longestPauseMs: 1000 });
    vi.advanceTimersByTime(3500);
    expect(callback).toHaveBeenCalledTimes(4);
    stop();
  });

  it('polls at once when the page becomes visible, and not while it is hidden', () => {
    const { page, callback, stop } = start();
    page.show('hidden');
    vi.advanceTimersByTime(30_000);
    expect(callback).not.toHaveBeenCalled();
    page.show('visible');
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stops polling when it was ended', () => {
    const { page, callback, stop } = start();
    stop();
    page.show('visible');
    vi.advanceTimersByTime(120_000);
    expect(callback).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
