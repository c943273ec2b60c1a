import type { Handler } from '../kernel/index.ts';
import { readCurrentStaff } from './current-user.ts';

export const handler: Handler<'getStaffMe'> = ({ db, actor }) => readCurrentStaff(db, actor);
