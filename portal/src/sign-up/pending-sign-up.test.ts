import { storageKeys } from '@quittance/sdk/stores';
import { expect, it } from 'vitest';
import { createPendingSignUp } from './pending-sign-up.ts';

function mapStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('is there after a reload, until it is cleared', () => {
  const storage = mapStorage();
  const signUp = { email: 'ada@example.com', signUpId: 'sup_1', resendAt: '2026-01-01T00:00:00.000Z' };
  createPendingSignUp(storage).set(signUp);
  const reloaded = createPendingSignUp(storage);
  expect(reloaded.read()).toEqual(signUp);
  reloaded.clear();
  expect(reloaded.read()).toBeNull();
});

it.each(['not json', '{}', '{"email":7,"resendAt":""}', 'null'])('is none when %s is stored', (stored) => {
  const storage = mapStorage();
  storage.setItem(storageKeys.signUp, stored);
  expect(createPendingSignUp(storage).read()).toBeNull();
});
