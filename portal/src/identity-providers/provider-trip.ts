import { type KeyValueStorage, storageKeys } from '@quittance/sdk/stores';

/** Address that was asked for before the browser left for a provider, in this tab. */
export interface ProviderTrip {
  begin(next: string | null): void;
  /** Returns it; null for the start page. */
  next(): string | null;
  end(): void;
}

export const createProviderTrip = (storage: KeyValueStorage): ProviderTrip => ({
  begin(next) {
    if (next === null) storage.removeItem(storageKeys.providerTrip);
    else storage.setItem(storageKeys.providerTrip, next);
  },
  next: () => storage.getItem(storageKeys.providerTrip),
  end: () => storage.removeItem(storageKeys.providerTrip),
});
