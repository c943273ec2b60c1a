import type { Handler } from '../kernel/index.ts';
import { readCurrentUser } from './current-user.ts';

export const handler: Handler<'getMe'> = ({ app, db, actor }) => readCurrentUser(db, app.clock, actor);
