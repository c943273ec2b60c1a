export { createClock, moveClockTo } from './business-clock.ts';
