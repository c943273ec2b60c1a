import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/index.ts';
import { data, fakeServer } from '../test-support/fake-server.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { createBalancesStore, createPreferences, createToastStore, safeStorage } from './index.ts';

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('of errors within 750 ms of the previous one are suppressed', () => {
    const { $toasts, show } = createToastStore();
    show('error', 'first');
    vi.advanceTimersByTime(749);
    show('error', 'second');
    vi.advanceTimersByTime(1);
    show('error', 'third');
    expect($toasts.get().map(({ message }) => message)).toEqual(['first', 'third']);
  });

  it('of other kinds always show', () => {
    const { $toasts, show } = createToastStore();
    show('success', 'Done!');
    show('error', 'no');
    show('success', 'Done!');
    expect($toasts.get()).toHaveLength(3);
  });

  it('are removed one by one', () => {
    const { $toasts, show, remove } = createToastStore();
    show('success', 'a');
    show('info', 'b');
    remove($toasts.get()[0]?.id ?? 0);
    expect($toasts.get().map(({ message }) => message)).toEqual(['b']);
  });
});

describe('preferences', () => {
  it('are restored after a page load, until they are cleared', () => {
    const storage = memoryStorage();
    createPreferences(storage).set({ locale: 'es' });
    const preferences = createPreferences(storage);
    expect(preferences.$preferences.get()).toEqual({ locale: 'es' });
    preferences.clear();
    expect(createPreferences(storage).$preferences.get()).toEqual({});
  });

  it('are empty if the stored value is broken', () => {
    expect(createPreferences(memoryStorage({ 'quittance.preferences': '{' })).$preferences.get()).toEqual({});
  });
});

describe('storage that a browser blocks', () => {
  it('keeps values for this page', () => {
    const storage = safeStorage(() => {
      throw new Error('blocked');
    });
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });
});

describe('balances', () => {
  const setUp = (answer: unknown) => {
    const server = fakeServer(data(answer));
    const auth = { kind: 'cookie', userId: () => 'usr_1' } as const;
    return createClient({ baseUrl: '', auth, fetch: server.fetch });
  };

  it('are the accounts in the server’s order', async () => {
    const client = setUp({ items: [{ currency: 'USD', balance: { $numberDecimal: '1.50' } }] });
    const balances = createBalancesStore(client);
    await balances.refresh();
    expect(balances.$state.get()).toMatchObject({ data: [{ currency: 'USD', balance: '1.50' }] });
  });
});
