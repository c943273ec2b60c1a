import type { Handler } from '../kernel/index.ts';
import { saveLocale } from './users.ts';

export const handler: Handler<'savePreferences'> = ({ db, actor }, { body }) =>
  saveLocale(db, { kind: 'customer', userId: actor.userId }, body.locale);
