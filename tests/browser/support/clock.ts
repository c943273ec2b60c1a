import { expect } from '@playwright/test';

interface ClockState {
  readonly businessDate: string;
}

/** The sandbox's business clock, read and moved by its calls. */
export interface BusinessClock {
  today(): Promise<string>;
  move(by: { days?: number; hours?: number }): Promise<void>;
  /** Moves to the start of the date or a little after it. */
  moveTo(date: string): Promise<void>;
}

export function businessClock(portalUrl: string): BusinessClock {
  const url = `${portalUrl}/api/new/sandbox/clock`;
  const read = async (response: Response): Promise<ClockState> => {
    expect(response.status, 'the clock').toBe(200);
    return ((await response.json()) as { data: ClockState }).data;
  };
  const today = async () => (await read(await fetch(url))).businessDate;
  const move: BusinessClock['move'] = async (by) => {
    await read(
      await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: portalUrl },
        body: JSON.stringify(by),
      }),
    );
  };
  return {
    today,
    move,
    async moveTo(date) {
      const days = Math.round((Date.parse(date) - Date.parse(await today())) / 86_400_000);
      if (days > 0) await move({ days });
    },
  };
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
