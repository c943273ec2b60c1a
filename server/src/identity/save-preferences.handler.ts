import { type Handler, personOf } from '../kernel/index.ts';
import { savePreferences } from './users.ts';

export const handler: Handler<'savePreferences'> = ({ db, actor }, { body }) =>
  savePreferences(db, { kind: 'customer', userId: personOf(actor).userId }, body);
