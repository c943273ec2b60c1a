import { getPublicConstants } from '@quittance/sdk/client';
import { type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import { useEffect, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** The installation as an invoice needs it. */
export interface Place {
  readonly today: BusinessDate;
  /** Absent until it is loaded. */
  readonly brand?: string;
}

/**
 * Returns the business date and the brand. Until they are loaded, the date is this device's, which may differ in a
 * sandbox. Loaded again for a newer invoice.
 */
export function usePlace(invoice: InvoiceAnswer): Place {
  const client = useClient();
  const [place, setPlace] = useState<Place>(() => ({ today: businessDateOf(new Date()) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    client.request(getPublicConstants, {}).then(
      ({ businessDate, brandName }) => setPlace({ today: businessDate, brand: brandName }),
      () => {},
    );
  }, [client, invoice]);
  return place;
}
