import { getPublicConstants } from '@quittance/sdk/client';
import { type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import { useEffect, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** The installation as an invoice needs it. */
export interface Installation {
  readonly today: BusinessDate;
  /** Absent until it is loaded. */
  readonly brand?: string;
  /** Where to ask; absent until it is loaded. */
  readonly supportEmail?: string;
}

/**
 * Returns the business date and the brand. Until they are loaded, the date is this device's, which may differ in a
 * sandbox. Loaded again for a newer invoice.
 */
export function useInstallation(invoice: InvoiceAnswer): Installation {
  const client = useClient();
  const [installation, setInstallation] = useState<Installation>(() => ({ today: businessDateOf(new Date()) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    client.request(getPublicConstants, {}).then(
      ({ businessDate, brandName, supportEmail }) =>
        setInstallation({ today: businessDate, brand: brandName, supportEmail }),
      () => {},
    );
  }, [client, invoice]);
  return installation;
}
