import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.ts';

describe('catching up after missed events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs once, after the last of several triggers', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    vi.advanceTimersByTime(400);
    catchUp.soon();
    vi.advanceTimersByTime(999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('runs for each of two separate triggers', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    vi.advanceTimersByTime(1_000);
    catchUp.soon();
    vi.advanceTimersByTime(1_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not run after it was cancelled', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    catchUp.stop();
    vi.advanceTimersByTime(10_000);
    expect(read).not.toHaveBeenCalled();
  });
});
