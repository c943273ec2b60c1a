import { type Client, getPublicConstants } from '@quittance/sdk/client';
import { useEffect, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';

/** Of clients whose server was asked before. */
const brands = new WeakMap<Client, string>();

/** Remembers the brand of a client's server, so that a widget need not ask again. */
export const rememberBrand = (client: Client, brand: string): void => void brands.set(client, brand);

/** Returns the brand of the server; undefined until it is known. */
export function useBrand(): string | undefined {
  const client = useClient();
  const [loaded, setLoaded] = useState<string>();
  const known = brands.get(client) ?? loaded;
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    client.request(getPublicConstants, {}).then(
      ({ brandName }) => setLoaded(brandName),
      () => {},
    );
  }, [client, isKnown]);
  return known;
}
