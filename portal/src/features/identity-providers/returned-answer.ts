import type { CallRequest, Contract, IdentityProvider } from '@quittance/sdk/contract';

/** What the server is sent of a provider's answer. */
export type ReturnedAnswer = CallRequest<Contract['linkIdentity']>['body'];

/** Where each provider puts its answer. */
const readers = {
  google: { place: 'hash', token: 'id_token', field: 'googleIdToken' },
  linkedin: { place: 'search', token: 'code', field: 'linkedInCode' },
} as const;

/** Reads an answer from the address; null if the person canceled, or the address has none. */
export function readAnswer(
  provider: IdentityProvider,
  address: { readonly search: string; readonly hash: string },
): ReturnedAnswer | null {
  const { place, token: name, field } = readers[provider];
  const query = new URLSearchParams(address[place].slice(1));
  const [token, state, iss] = [query.get(name), query.get('state'), query.get('iss')];
  if (!token || !state) return null;
  return { [field]: token, state, ...(iss && { iss }) };
}
