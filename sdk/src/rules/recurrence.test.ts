import { describe, expect, it } from 'vitest';
import { nextDatesOf, seriesActionsIn } from './recurrence.ts';

describe('the next dates of a series', () => {
  it.each([
    ['weekly', { every: 'week', anchor: '2090-03-06' }, ['2090-03-13', '2090-03-20', '2090-03-27']],
    ['monthly', { every: 'month', anchor: '2090-03-06' }, ['2090-04-06', '2090-05-06', '2090-06-06']],
    ['monthly from a month end', { every: 'month', anchor: '2090-01-31' }, ['2090-02-28', '2090-03-31', '2090-04-30']],
    ['monthly into a leap year', { every: 'month', anchor: '2091-11-30' }, ['2091-12-30', '2092-01-30', '2092-02-29']],
    ['until a day', { every: 'month', anchor: '2090-03-06', endDate: '2090-05-06' }, ['2090-04-06', '2090-05-06']],
    ['until the day before', { every: 'month', anchor: '2090-03-06', endDate: '2090-05-05' }, ['2090-04-06']],
    ['of two invoices', { every: 'week', anchor: '2090-03-06', count: 2 }, ['2090-03-13']],
  ] as const)('%s', (_name, plan, dates) => {
    expect(nextDatesOf({ ...plan, sent: 1 }, plan.anchor, 3)).toEqual(dates);
  });

  it('leave out what was missed, but count what has gone', () => {
    const plan = { every: 'month', anchor: '2090-01-31', count: 4 } as const;
    expect(nextDatesOf({ ...plan, sent: 2 }, '2090-05-02', 9)).toEqual(['2090-05-31', '2090-06-30']);
    expect(nextDatesOf({ ...plan, sent: 4 }, '2090-05-02', 9)).toEqual([]);
  });
});

it('a paused series goes on or ends, and an ended one stays so', () => {
  expect(seriesActionsIn('active')).toEqual(['pause', 'stop']);
  expect(seriesActionsIn('paused')).toEqual(['resume', 'stop']);
  expect(seriesActionsIn('stopped')).toEqual([]);
  expect(seriesActionsIn('ended')).toEqual([]);
});
