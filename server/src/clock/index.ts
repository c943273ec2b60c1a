export { createClock, moveClockTo } from './business-clock.ts';
export { startClockAt } from './start-clock.ts';
