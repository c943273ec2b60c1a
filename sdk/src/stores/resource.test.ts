import { describe, expect, it, vi } from 'vitest';
import { until } from '../test-support/until.ts';
import { createResource } from './resource.ts';

/** Creates a request that the test answers. */
function controlled<Data>() {
  const calls: { resolve: (data: Data) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<Data>((resolve, reject) => {
      calls.push({ resolve, reject, signal });
    });
  return { calls, load };
}

describe('a resource', () => {
  it('is fetched at its first subscription', async () => {
    const load = vi.fn(async () => 'data');
    const { $state } = createResource(load);
    expect(load).not.toHaveBeenCalled();
    $state.listen(() => undefined);
    $state.listen(() => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    await until($state, ({ status }) => status === 'ready');
    expect($state.get()).toEqual({ status: 'ready', data: 'data', isRefreshing: false });
  });

  it('is not fetched again at its first subscription after a refresh', () => {
    const { calls, load } = controlled<string>();
    const resource = createResource(load);
    void resource.refresh();
    resource.$state.listen(() => undefined);
    expect(calls).toHaveLength(1);
  });

  it('fails with the error, and can be tried again', async () => {
    const { calls, load } = controlled<string>();
    const resource = createResource(load);
    const first = resource.refresh();
    const error = new Error('away');
    calls[0]?.reject(error);
    await first;
    expect(resource.$state.get()).toEqual({ status: 'failed', error });
    const second = resource.refresh();
    expect(resource.$state.get()).toEqual({ status: 'loading' });
    calls[1]?.resolve('data');
    await second;
    expect(resource.$state.get()).toMatchObject({ status: 'ready', data: 'data' });
  });

  it('keeps its data while it is refreshed, and when the refresh fails', async () => {
    const { calls, load } = controlled<string>();
    const resource = createResource(load);
    resource.set('old');
    const refresh = resource.refresh();
    expect(resource.$state.get()).toEqual({ status: 'ready', data: 'old', isRefreshing: true });
    calls[0]?.reject(new Error('away'));
    await refresh;
    expect(resource.$state.get()).toMatchObject({ status: 'ready', data: 'old', isRefreshing: false });
    expect(resource.$state.get()).toHaveProperty('refreshError');
  });

  it('shows the answer to the latest request, and aborts the previous one', async () => {
    const { calls, load } = controlled<string>();
    const resource = createResource(load);
    const first = resource.refresh();
    const second = resource.refresh();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.resolve('new');
    calls[0]?.resolve('old');
    await Promise.all([first, second]);
    expect(resource.$state.get()).toMatchObject({ data: 'new' });
  });

  it('clears everything on reset, and ignores a later answer', async () => {
    const { calls, load } = controlled<string>();
    const resource = createResource(load);
    const refresh = resource.refresh();
    resource.reset();
    calls[0]?.resolve('late');
    await refresh;
    expect(resource.$state.get()).toEqual({ status: 'loading' });
  });
});
