import type { Handler } from '../kernel/index.ts';
import { presentInvitation } from './invitations.ts';

export const handler: Handler<'getInvite'> = ({ db }, { query }) => presentInvitation(db, { kind: 'member', ...query });
