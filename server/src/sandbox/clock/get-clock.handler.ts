import type { Handler } from '../../kernel/index.ts';
import { readClock } from './read-clock.ts';

export const handler: Handler<'getClock'> = readClock;
