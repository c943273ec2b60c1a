import type { inputs as english } from '../en/inputs.ts';

export const inputs: Record<keyof typeof english, string> = {};
