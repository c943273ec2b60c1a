import type { data as english } from '../en/data.ts';

export const data: Record<keyof typeof english, string> = {};
