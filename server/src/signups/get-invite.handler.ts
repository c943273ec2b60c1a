import type { Handler } from '../kernel/index.ts';
import { readInvitation } from './invitations.ts';

export const handler: Handler<'getInvite'> = ({ db }, { query }) => readInvitation(db, { kind: 'member', ...query });
