import type { Handler } from '../kernel/index.ts';
import { addInternalNote } from './internal-notes.ts';

export const handler: Handler<'addInternalNote'> = (context, { body }) => addInternalNote(context, body);
