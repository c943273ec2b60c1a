import { addDays, addMonths, type BusinessDate } from '../time/index.ts';

/** How often an invoice is repeated. */
export const recurrenceUnits = ['week', 'month'] as const;
export type RecurrenceUnit = (typeof recurrenceUnits)[number];

/** A series ends by a date, by a number of invoices, or when its seller stops it. */
export interface Recurrence {
  readonly every: RecurrenceUnit;
  /** The last day on which an invoice may go. */
  readonly endDate?: BusinessDate | undefined;
  /** How many invoices in all, the first one included. */
  readonly count?: number | undefined;
}

export const recurrenceLimits = { leastCount: 2, mostCount: 120 } as const;

export const seriesStates = ['active', 'paused', 'stopped', 'ended'] as const;
export type SeriesState = (typeof seriesStates)[number];

export const seriesActions = ['pause', 'resume', 'stop'] as const;
export type SeriesAction = (typeof seriesActions)[number];

const actions: Readonly<Record<SeriesState, readonly SeriesAction[]>> = {
  active: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  stopped: [],
  ended: [],
};

/** Returns what a seller may do with a series. */
export const seriesActionsIn = (state: SeriesState): readonly SeriesAction[] => actions[state];

interface SeriesPlan extends Recurrence {
  /** The day of the first invoice. */
  readonly anchor: BusinessDate;
  /** How many invoices have gone. */
  readonly sent: number;
}

/** Returns the date a number of steps after the first one. Each month end is counted from the first date, so none drifts. */
const dateAt = ({ every, anchor }: SeriesPlan, step: number): BusinessDate =>
  every === 'week' ? addDays(anchor, 7 * step) : addMonths(anchor, step);

/**
 * Returns the next dates of a series after a day, at most so many. Dates that were missed are not among them: one invoice
 * goes for all of them.
 */
export function nextDatesOf(plan: SeriesPlan, after: BusinessDate, most: number): readonly BusinessDate[] {
  const left = plan.count === undefined ? most : Math.min(most, plan.count - plan.sent);
  const dates: BusinessDate[] = [];
  for (let step = 1; dates.length < left; step += 1) {
    const date = dateAt(plan, step);
    if (plan.endDate !== undefined && date > plan.endDate) break;
    if (date > after) dates.push(date);
  }
  return dates;
}
