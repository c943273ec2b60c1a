import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { createIdleTimer } from './index.ts';

const minute = 60_000;
const setUp = (storage = memoryStorage()) => {
  const timer = createIdleTimer({ warnAfterMs: 29 * minute, storage });
  timer.start();
  return timer;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the idle timer', () => {
  it('warns after 29 minutes of inactivity and expires one minute later', () => {
    const { $idle } = setUp();
    vi.advanceTimersByTime(29 * minute - 1);
    expect($idle.get()).toEqual({ status: 'active' });
    vi.advanceTimersByTime(1);
    expect($idle.get()).toEqual({ status: 'warning', secondsLeft: 60 });
    vi.advanceTimersByTime(30_000);
    expect($idle.get()).toEqual({ status: 'warning', secondsLeft: 30 });
    vi.advanceTimersByTime(30_000);
    expect($idle.get()).toEqual({ status: 'expired' });
  });

  it('restarts with activity', () => {
    const timer = setUp();
    vi.advanceTimersByTime(20 * minute);
    timer.recordActivity();
    vi.advanceTimersByTime(20 * minute);
    expect(timer.$idle.get().status).toBe('active');
    vi.advanceTimersByTime(9 * minute);
    expect(timer.$idle.get().status).toBe('warning');
  });

  it('ignores activity while the warning shows, until the person chooses to stay', () => {
    const timer = setUp();
    vi.advanceTimersByTime(29 * minute);
    timer.recordActivity();
    vi.advanceTimersByTime(1000);
    expect(timer.$idle.get()).toEqual({ status: 'warning', secondsLeft: 59 });
    timer.stay();
    expect(timer.$idle.get()).toEqual({ status: 'active' });
  });

  it('keeps the session alive while the person is active, at most every five minutes', () => {
    const keepAlive = vi.fn();
    const timer = createIdleTimer({ warnAfterMs: 29 * minute, storage: memoryStorage(), keepAlive });
    timer.start();
    for (let passed = 0; passed < 40; passed += 1) {
      vi.advanceTimersByTime(minute);
      timer.recordActivity();
    }
    expect(keepAlive).toHaveBeenCalledTimes(8);
    vi.advanceTimersByTime(29 * minute);
    expect(timer.$idle.get().status).toBe('warning');
    expect(keepAlive).toHaveBeenCalledTimes(8);
    timer.stay();
    expect(keepAlive).toHaveBeenCalledTimes(9);
  });

  it('stores activity at most every half second', () => {
    const storage = memoryStorage();
    const timer = setUp(storage);
    const written = vi.spyOn(storage, 'setItem');
    for (let move = 0; move < 100; move += 1) {
      timer.recordActivity();
      vi.advanceTimersByTime(10);
    }
    expect(written.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('counts activity in another tab too', () => {
    const storage = memoryStorage();
    const here = setUp(storage);
    const there = setUp(storage);
    vi.advanceTimersByTime(28 * minute);
    there.recordActivity();
    vi.advanceTimersByTime(2 * minute);
    expect(here.$idle.get()).toEqual({ status: 'active' });
    there.stop();
  });

  it('removes the warning when another tab is used', () => {
    const storage = memoryStorage();
    const here = setUp(storage);
    vi.advanceTimersByTime(29 * minute);
    expect(here.$idle.get().status).toBe('warning');
    setUp(storage).stop();
    vi.advanceTimersByTime(1000);
    expect(here.$idle.get().status).toBe('active');
  });

  it('expires at once when the computer slept longer than the whole time', () => {
    const timer = setUp();
    vi.setSystemTime(Date.now() + 120 * minute);
    vi.advanceTimersByTime(29 * minute);
    expect(timer.$idle.get()).toEqual({ status: 'expired' });
  });

  it('does nothing after it was stopped', () => {
    setUp().stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
