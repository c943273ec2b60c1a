import * as z from 'zod';
import { calendarDate, instant } from '../kernel/wire.ts';

export const clock = z.object({ now: instant, businessDate: calendarDate });
