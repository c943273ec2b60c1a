import type * as z from 'zod';

/** What an event holds. It names the object that changed; a tab asks for the rest with its own rights. */
export type LiveEventData = z.ZodObject<{ objectId: z.ZodString }>;

/** One kind of event that open tabs are sent, declared once for server and browser. */
export interface LiveEventDeclaration<Name extends string = string, Data extends LiveEventData = LiveEventData> {
  /** Name on the stream: the object, a dot, and what happened to it. */
  readonly name: Name;
  /** One sentence for the reference pages. */
  readonly summary: string;
  readonly data: Data;
}

/** Declares an event and keeps its exact types. */
export const defineLiveEvent = <const Name extends string, Data extends LiveEventData>(
  event: LiveEventDeclaration<Name, Data>,
): LiveEventDeclaration<Name, Data> => event;

/** Events about the stream itself, without data: it is open, and the session or the right to listen has ended. */
export type StreamSignal = 'ready' | 'session-ended';
