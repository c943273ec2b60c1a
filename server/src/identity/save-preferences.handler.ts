import type { Handler } from '../kernel/index.ts';
import { savePreferences } from './users.ts';

export const handler: Handler<'savePreferences'> = ({ db, actor }, { body }) =>
  savePreferences(db, { kind: 'customer', userId: actor.userId }, body);
