import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.ts';

describe('catching up with what may have been missed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done once when the connection stands again just after the person came back', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    vi.advanceTimersByTime(400);
    catchUp.now();
    expect(read).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is done once when the person comes back just after the connection stands again', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.now();
    vi.advanceTimersByTime(400);
    catchUp.soon();
    vi.advanceTimersByTime(10_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is done a second after the person came back where the connection says nothing', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.soon();
    vi.advanceTimersByTime(500);
    catchUp.soon();
    vi.advanceTimersByTime(499);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is done for every connection that stands again, as each has lost events of its own', () => {
    const read = vi.fn();
    const catchUp = createCatchUp(read);
    catchUp.now();
    catchUp.now();
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
