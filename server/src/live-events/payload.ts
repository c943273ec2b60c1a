import { liveEvents } from '@quittance/sdk/contract';
import * as z from 'zod';
import type { LiveEvent } from './event.ts';

/** PostgreSQL's limit for payloads, in bytes. */
const maxPayloadBytes = 7999;

/** Packs events into the fewest possible notifications, in order, without duplicates. */
export function toPayloads(events: readonly LiveEvent[]): readonly string[] {
  const groups: string[][] = [];
  let free = 0;
  for (const part of new Set(events.map((event) => JSON.stringify(event)))) {
    const needed = Buffer.byteLength(part) + ','.length;
    const group = needed <= free ? groups.at(-1) : undefined;
    if (group) group.push(part);
    else groups.push([part]);
    free = (group ? free : maxPayloadBytes - '['.length) - needed;
  }
  return groups.map((parts) => `[${parts.join(',')}]`);
}

/**
 * Reads the events of a notification; null for foreign ones, since any client of the database may notify the channel.
 * Skips undeclared events, because a newer version of the server may have sent them.
 */
export function readPayload(payload: string): readonly LiveEvent[] | null {
  try {
    const events: unknown = JSON.parse(payload);
    return Array.isArray(events) && events.every(isAddressed) ? events.filter(isDeclared) : null;
  } catch {
    return null;
  }
}

const isAddressed = (value: unknown): boolean => typeof (value as LiveEvent | null)?.organizationId === 'string';

const declared = z.union(liveEvents.map(({ name, data }) => data.extend({ kind: z.literal(name) })));

const isDeclared = (value: unknown): value is LiveEvent => declared.safeParse(value).success;
