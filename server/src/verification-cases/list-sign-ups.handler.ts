import type { Handler } from '../kernel/index.ts';
import { listSignUps } from './list-sign-ups.ts';

export const handler: Handler<'listSignUps'> = (context, { query }) => listSignUps(context, query);
