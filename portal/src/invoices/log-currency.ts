import { type KeyValueStorage, storageKeys } from '@quittance/sdk/stores';

const key = storageKeys.invoiceLogCurrency;

/** Returns the currency in which the invoice log opens: the one it was last shown in, or in which something was last archived. */
export const logCurrencyOf = (storage: Pick<KeyValueStorage, 'getItem'>): string => storage.getItem(key) ?? 'USD';

export const rememberLogCurrency = (storage: Pick<KeyValueStorage, 'setItem'>, currency: string): void =>
  storage.setItem(key, currency);
