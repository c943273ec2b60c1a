import type { Handler } from '../kernel/index.ts';
import { readInvitation } from './invitations.ts';

export const handler: Handler<'getCompanyInvite'> = ({ db }, { query }) =>
  readInvitation(db, { kind: 'company', ...query });
