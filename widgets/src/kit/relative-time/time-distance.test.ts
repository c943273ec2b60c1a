import { describe, expect, it } from 'vitest';
import { formatTimeDistance, timeDistance } from './time-distance.ts';

/** Noon in New York. */
const now = new Date('2026-03-10T16:00:00Z');

const rows: readonly [instant: string, english: string, spanish: string][] = [
  ['2026-03-10T15:59:30Z', 'now', 'ahora'],
  ['2026-03-10T15:59:00Z', '1 minute ago', 'hace 1 minuto'],
  ['2026-03-10T15:00:01Z', '59 minutes ago', 'hace 59 minutos'],
  ['2026-03-10T13:00:00Z', '3 hours ago', 'hace 3 horas'],
  ['2026-03-10T18:30:00Z', 'in 2 hours', 'dentro de 2 horas'],
  ['2026-03-09T16:00:00Z', 'yesterday', 'ayer'],
  ['2026-03-12T03:30:00Z', 'tomorrow', 'mañana'],
  ['2026-03-01T16:00:00Z', '9 days ago', 'hace 9 días'],
  ['2026-01-05T16:00:00Z', '2 months ago', 'hace 2 meses'],
  ['2023-03-10T16:00:00Z', '3 years ago', 'hace 3 años'],
];

describe('timeDistance', () => {
  it.each(rows)('to %s reads %s', (instant, english, spanish) => {
    const distance = timeDistance(new Date(instant), now);
    expect(formatTimeDistance(distance, 'en')).toBe(english);
    expect(formatTimeDistance(distance, 'es')).toBe(spanish);
  });

  it.each([
    ['2026-03-10T15:59:30Z', 30_000],
    ['2026-03-10T15:58:50Z', 50_000],
    ['2026-03-10T14:30:00Z', 1_800_000],
    ['2026-03-10T16:02:30Z', 30_001],
    ['2026-03-10T16:00:20Z', 80_000],
    ['2026-03-01T16:00:00Z', 3_600_000],
  ])('to %s stays the same for %i ms', (instant, freshForMs) => {
    expect(timeDistance(new Date(instant), now).freshForMs).toBe(freshForMs);
  });
});
