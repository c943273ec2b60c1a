import type * as z from 'zod';
import { defineCall, organizationReaders } from './call.ts';

/** Data of an event. It names the changed object; a tab fetches the rest with its own rights. */
export type LiveEventData = z.ZodObject<{ objectId: z.ZodString }>;

/** One kind of event for open tabs, declared once for server and browser. */
export interface LiveEventDeclaration<Name extends string = string, Data extends LiveEventData = LiveEventData> {
  /** Name on the stream: the object, a dot, and the change. */
  readonly name: Name;
  /** One sentence for the reference pages. */
  readonly summary: string;
  readonly data: Data;
}

/** Declares an event and keeps its exact types. */
export const defineLiveEvent = <const Name extends string, Data extends LiveEventData>(
  event: LiveEventDeclaration<Name, Data>,
): LiveEventDeclaration<Name, Data> => event;

/** Events about the stream itself, without data, with a sentence for the reference pages. */
export const streamSignals = {
  ready: 'The stream is open.',
  'session-ended': 'The session or the right to listen has ended. The stream closes.',
} as const;
export type StreamSignal = keyof typeof streamSignals;

/** The stream that sends the events. Not a call of the contract, because its answer never ends. */
export const followEvents = defineCall({
  method: 'GET',
  path: '/events',
  summary: 'Tells the organization’s open tabs what has changed, as server-sent events.',
  origin: 'ours',
  access: organizationReaders,
  errors: ['RateLimitError'],
});
