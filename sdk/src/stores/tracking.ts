import type { Contract } from '../contract/index.ts';
import type { CallRequest } from '../contract/kernel/call.ts';
import type { KeyValueStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** The parameters of an address that say where a visitor came from. */
const trackingParameters = ['utm_source', 'utm_medium', 'utm_term', 'bcpi', 'irclickid'] as const;
const maxCharacters = 200;

export type Tracking = Pick<CallRequest<Contract['setCredentials']>['body'], (typeof trackingParameters)[number]>;

/** Where a visitor came from, kept on this device until they have signed up. */
export interface TrackingStore {
  /** Keeps the parameters of an address in place of earlier ones; an address without any changes nothing. */
  collect(search: string): void;
  /** The parameters to append to a sign-up. */
  read(): Tracking;
  clear(): void;
}

export function createTracking(storage: KeyValueStorage): TrackingStore {
  return {
    collect(search) {
      const query = new URLSearchParams(search);
      const found = trackingParameters.flatMap((name) => {
        const value = query.get(name)?.slice(0, maxCharacters);
        return value ? [[name, value]] : [];
      });
      if (found.length > 0) storage.setItem(storageKeys.tracking, JSON.stringify(Object.fromEntries(found)));
    },
    read() {
      try {
        return pick(JSON.parse(storage.getItem(storageKeys.tracking) ?? '{}'));
      } catch {
        return {};
      }
    },
    clear: () => storage.removeItem(storageKeys.tracking),
  };
}

/** Only texts of known parameters: anything may have been stored. */
function pick(stored: unknown): Tracking {
  const known = new Map(Object.entries(stored ?? {}));
  return Object.fromEntries(
    trackingParameters.flatMap((name) => (typeof known.get(name) === 'string' ? [[name, known.get(name)]] : [])),
  );
}
