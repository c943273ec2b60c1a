import { expect, it } from 'vitest';
import type { LiveEvent } from './event.ts';
import { readPayload, toPayloads } from './payload.ts';

const event = (objectId: string): LiveEvent => ({ organizationId: 'org_1', kind: 'invoice.changed', objectId });

it('packs events into one payload without duplicates, and reads them in order', () => {
  const payloads = toPayloads([event('inv_1'), event('inv_2'), event('inv_1')]);
  expect(payloads).toHaveLength(1);
  expect(readPayload(payloads[0] ?? '')).toEqual([event('inv_1'), event('inv_2')]);
});

it('fills payloads up to PostgreSQL’s limit in bytes, and loses no event', () => {
  const events = Array.from({ length: 1000 }, (_, index) => event(`inv_é${index}`));
  const payloads = toPayloads(events);
  const sizes = payloads.map((payload) => Buffer.byteLength(payload));
  expect(Math.max(...sizes)).toBeLessThan(8000);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(7800);
  expect(payloads.flatMap((payload) => readPayload(payload))).toEqual(events);
});

it('skips undeclared events: a newer version may send them', () => {
  const unknown = { ...event('inv_2'), kind: 'weather.changed' };
  const incomplete = { organizationId: 'org_1', kind: 'invoice.changed' };
  expect(readPayload(JSON.stringify([event('inv_1'), unknown, incomplete]))).toEqual([event('inv_1')]);
});

it.each(['', 'no json', 'null', '{}', '[null]', '[{}]', '["org_1"]', JSON.stringify(event('inv_1'))])(
  'refuses a payload without events: %s',
  (payload) => {
    expect(readPayload(payload)).toBeNull();
  },
);
