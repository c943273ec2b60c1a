import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getConversionRate } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type ConversionRate = AnswerOf<Contract['getConversionRate']>;

/** The current rate between two currencies; null if they are the same, or one is open. */
export function useConversion(from: string, to: string): Loaded<ConversionRate | null> {
  const client = useClient();
  return useResource(
    useCallback(
      async (signal) =>
        to === '' || from === to ? null : await client.request(getConversionRate, { query: { from, to } }, { signal }),
      [client, from, to],
    ),
  );
}
