import type * as z from 'zod';
import type { contract, liveEvents } from './contract.generated.ts';

export type Contract = typeof contract;
export type CallName = keyof Contract;

type DeclaredLiveEvent = (typeof liveEvents)[number];
export type LiveEventName = DeclaredLiveEvent['name'];
/** An event for open tabs: its name as `kind`, with its data. */
export type LiveEvent = {
  [Event in DeclaredLiveEvent as Event['name']]: { readonly kind: Event['name'] } & Readonly<z.output<Event['data']>>;
}[LiveEventName];

// The calls, events and shapes of all areas, read from their folders.
export * from './contract.generated.ts';
export * from './kernel/call.ts';
export * from './kernel/code-purpose.ts';
export * from './kernel/errors.ts';
export * from './kernel/files.ts';
export { followEvents, type StreamSignal, streamSignals } from './kernel/live-event.ts';
export { namedShapes } from './kernel/named-shapes.ts';
export * from './kernel/one-time-code.ts';
export { required, sentenceOf, wrongFormat } from './kernel/texts.ts';
export * from './kernel/wire.ts';
