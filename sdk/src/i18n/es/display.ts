import type { display as english } from '../en/display.ts';

export const display: Record<keyof typeof english, string> = {};
