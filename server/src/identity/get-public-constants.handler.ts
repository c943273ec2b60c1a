import type { Handler } from '../kernel/index.ts';
import { readPublicConstants } from './public-constants.ts';

export const handler: Handler<'getPublicConstants'> = ({ app, db }) => readPublicConstants(app, db);
