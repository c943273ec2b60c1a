import type { dates as english } from '../en/dates.ts';

export const dates: Record<keyof typeof english, string> = {};
