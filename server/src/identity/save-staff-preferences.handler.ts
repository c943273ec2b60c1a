import type { Handler } from '../kernel/index.ts';
import { savePreferences } from './users.ts';

export const handler: Handler<'saveStaffPreferences'> = ({ db, actor }, { body }) =>
  savePreferences(db, { kind: 'staff', userId: actor.userId }, body);
