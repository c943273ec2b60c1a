import { describe, expect, it } from 'vitest';
import { type DatePreset, defaultDateRange, orderedRange, presetOf, rangeOfPreset } from './date-range.ts';

describe('rangeOfPreset', () => {
  it.each<[DatePreset, string, string, string]>([
    ['today', '2026-03-05', '2026-03-05', '2026-03-05'],
    ['last7Days', '2026-03-05', '2026-02-27', '2026-03-05'],
    ['last7Days', '2024-03-03', '2024-02-26', '2024-03-03'],
    ['last30Days', '2026-03-05', '2026-02-04', '2026-03-05'],
    ['last30Days', '2026-01-15', '2025-12-17', '2026-01-15'],
    ['thisMonth', '2026-03-05', '2026-03-01', '2026-03-05'],
    ['thisMonth', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['monthBeforeLast', '2026-03-31', '2026-01-01', '2026-01-31'],
    ['monthBeforeLast', '2026-01-31', '2025-11-01', '2025-11-30'],
    ['monthBeforeLast', '2026-04-30', '2026-02-01', '2026-02-28'],
    ['all', '2026-03-05', '2021-01-01', '2026-03-05'],
  ])('%s on %s is from %s to %s', (preset, today, start, end) => {
    expect(rangeOfPreset(preset, today)).toEqual({ start, end });
  });

  it('stays within the bounds', () => {
    expect(rangeOfPreset('last30Days', '2026-03-05', { min: '2026-02-20', max: '2026-03-01' })).toEqual({
      start: '2026-02-20',
      end: '2026-03-01',
    });
    expect(rangeOfPreset('all', '2026-03-05', { min: '2025-01-01', max: '2026-04-01' })).toEqual({
      start: '2025-01-01',
      end: '2026-04-01',
    });
  });
});

it('is the last month', () => {
  expect(defaultDateRange('2026-03-05')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
});

describe('orderedRange', () => {
  it('keeps an end after its start', () => {
    expect(orderedRange('2026-03-01', '2026-03-05')).toEqual({ start: '2026-03-01', end: '2026-03-05' });
  });

  it('starts on its end if the end is before the start', () => {
    expect(orderedRange('2026-03-05', '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-01' });
  });
});

describe('presetOf', () => {
  it('finds the preset with the same days, if there is one', () => {
    const presets = ['today', 'lastMonth'] as const;
    expect(presetOf({ start: '2026-02-01', end: '2026-02-28' }, presets, '2026-03-05', {})).toBe('lastMonth');
    expect(presetOf({ start: '2026-02-02', end: '2026-02-28' }, presets, '2026-03-05', {})).toBeUndefined();
  });
});
