import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listOrganizations } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';

export type CompanyHit = AnswerOf<Contract['listOrganizations']>['items'][number];

export interface CompanySearch {
  readonly text: string;
  readonly search: (text: string) => void;
  readonly hits: Loaded<readonly CompanyHit[]>;
}

/** More would not fit; a longer search finds the others. */
const maxHits = 6;

/** Finds companies by a part of their name, their handle or a member’s email address; none without a text. */
export function useCompanySearch(): CompanySearch {
  const client = useClient();
  const [text, search] = useState('');
  const term = text.trim();
  const hits = useResource(
    useCallback(
      async (signal: AbortSignal): Promise<readonly CompanyHit[]> => {
        if (term === '') return [];
        const query = { search: term, limit: maxHits };
        return (await client.request(listOrganizations, { query }, { signal })).items;
      },
      [client, term],
    ),
  );
  return { text, search, hits };
}
