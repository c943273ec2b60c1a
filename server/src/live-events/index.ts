export type { LiveEvent } from './event.ts';
export { type LiveEvents, startLiveEvents } from './listen.ts';
export { publishLiveEvent } from './publish.ts';
