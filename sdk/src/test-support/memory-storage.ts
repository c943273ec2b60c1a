import type { KeyValueStorage } from '../stores/index.ts';

/** Replaces `localStorage`. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(content));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
