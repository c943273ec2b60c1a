import type { choices as english } from '../en/choices.ts';

export const choices: Record<keyof typeof english, string> = {};
