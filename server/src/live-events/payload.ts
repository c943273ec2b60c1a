import type { LiveEvent } from './event.ts';

/** PostgreSQL refuses longer payloads, in bytes. */
const longestPayload = 7999;

/** Packs events into as few notifications as hold them, in their order; equal events count once. */
export function toPayloads(events: readonly LiveEvent[]): readonly string[] {
  const groups: string[][] = [];
  let free = 0;
  for (const part of new Set(events.map((event) => JSON.stringify(event)))) {
    const needed = Buffer.byteLength(part) + ','.length;
    const group = needed <= free ? groups.at(-1) : undefined;
    if (group) group.push(part);
    else groups.push([part]);
    free = (group ? free : longestPayload - '['.length) - needed;
  }
  return groups.map((parts) => `[${parts.join(',')}]`);
}

/** The events of a notification, or null: any client of the database may notify the channel, of anything. */
export function readPayload(payload: string): readonly LiveEvent[] | null {
  try {
    const events: unknown = JSON.parse(payload);
    return Array.isArray(events) && events.every(isLiveEvent) ? events : null;
  } catch {
    return null;
  }
}

const isLiveEvent = (value: unknown): value is LiveEvent =>
  typeof (value as LiveEvent | null)?.organizationId === 'string';
