import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.ts';

describe('catching up with what may have been missed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done once, after the last of the occasions that come together', () => {
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

  it('is done for each of two occasions that lie apart', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    vi.advanceTimersByTime(1_000);
    catchUp.soon();
    vi.advanceTimersByTime(1_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not done any more once nobody waits for it', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    catchUp.stop();
    vi.advanceTimersByTime(10_000);
    expect(read).not.toHaveBeenCalled();
  });
});
