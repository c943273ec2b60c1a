import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listOwnOrganizations } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

type OwnOrganizations = AnswerOf<Contract['listOwnOrganizations']>;
/** An organization that the signed-in person belongs to. */
export type OwnOrganization = OwnOrganizations['organizations'][number];

/** Loads the organizations that the signed-in person belongs to. */
export function useOwnOrganizations(): Loaded<OwnOrganizations> {
  const client = useClient();
  return useResource(useCallback((signal) => client.request(listOwnOrganizations, {}, { signal }), [client]));
}
