import type { Handler } from '../kernel/index.ts';
import { saveLocale } from './users.ts';

export const handler: Handler<'saveStaffPreferences'> = ({ db, actor }, { body }) =>
  saveLocale(db, { kind: 'staff', userId: actor.userId }, body.locale);
