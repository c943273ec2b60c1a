import { prepared } from '../kernel/index.ts';
import { type IdentityToLink, linkIdentity, prepareLink } from './link-identity.ts';

export const handler = prepared<'linkIdentity', IdentityToLink>({
  prepare: (context, { body }) => prepareLink(context, body),
  run: (context, _, link) => linkIdentity(context, link),
});
