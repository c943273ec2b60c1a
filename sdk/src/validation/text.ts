import { type Problem, problem } from './problem.ts';

/** As people count: a letter with its accents is one, and so is an emoji. */
const countOf = (text: string): number => [...text].length;

/** Blanks alone are nothing. */
export const checkRequired = (text: string): Problem | null => (text.trim() === '' ? problem('required') : null);

/** What must be agreed to, and is. */
export const checkConfirmed = (isConfirmed: boolean): Problem | null =>
  isConfirmed ? null : problem('confirmationRequired');

export const checkMaxCharacters = (text: string, max: number): Problem | null =>
  countOf(text) > max ? problem('maxCharacters', { max }) : null;

export const checkMinCharacters = (text: string, min: number): Problem | null =>
  countOf(text) < min ? problem('minCharacters', { min }) : null;
