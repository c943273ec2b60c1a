import type { Handler } from '../kernel/index.ts';
import { presentInvitation } from './invitations.ts';

export const handler: Handler<'getCompanyInvite'> = ({ db }, { query }) =>
  presentInvitation(db, { kind: 'company', ...query });
