import { getFunds } from '@quittance/sdk/client';
import { createResource, type Funds, type ResourceState } from '@quittance/sdk/stores';
import { useCallback, useMemo, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import type { FundsFiguresProps } from './funds-figures.tsx';

export interface FundsSource {
  readonly state: ResourceState<Funds>;
  readonly figures: FundsFiguresProps;
  /** Loads them again; the current figures stay visible meanwhile. */
  readonly reload: () => void;
}

/** Loads the funds of a business in the chosen currency; at first in the first of its currencies. */
export function useFunds(): FundsSource {
  const client = useClient();
  const [currencies, setCurrencies] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  // The last money of the chosen currency may be gone, and with it the currency.
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : (currencies[0] ?? 'USD');
  const resource = useMemo(
    () =>
      createResource<Funds>(async (signal) => {
        const answer = await client.request(getFunds, { query: { currency } }, { signal });
        setCurrencies(answer.currencies);
        return answer;
      }),
    [client, currency],
  );
  const state = useResourceState(resource);
  const reload = useCallback(() => void resource.refresh(), [resource]);
  return {
    state,
    figures: {
      funds: state.status === 'ready' ? state.data : undefined,
      currency,
      currencies,
      onCurrency: setChosen,
    },
    reload,
  };
}
