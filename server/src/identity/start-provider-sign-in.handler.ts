import { prepared } from '../kernel/index.ts';
import { type IdentityRequest, openIdentityRequest, prepareIdentityRequest } from './identity-requests.ts';

export const handler = prepared<'startProviderSignIn', IdentityRequest>({
  prepare: (context, { params }) => prepareIdentityRequest(context, params.provider),
  run: (context, _, request) => openIdentityRequest(context, request, null),
});
