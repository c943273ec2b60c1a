import { type Problem, problem } from './problem.ts';

/** How long a text is, in Unicode code points: an emoji of one code point is one character, not two. */
export const countOf = (text: string): number => [...text].length;

/** Blanks alone are nothing. */
export const checkRequired = (text: string): Problem | null => (text.trim() === '' ? problem('required') : null);

/** Of a list to choose from. */
export const checkOption = (value: string): Problem | null => (value === '' ? problem('optionMissing') : null);

export const checkLanguage = (code: string): Problem | null => (code === '' ? problem('languageMissing') : null);

/** What must be agreed to, and is. */
export const checkConfirmed = (isConfirmed: boolean): Problem | null =>
  isConfirmed ? null : problem('confirmationRequired');

export const checkMaxCharacters = (text: string, max: number): Problem | null =>
  countOf(text) > max ? problem('maxCharacters', { max }) : null;

export const checkMinCharacters = (text: string, min: number): Problem | null =>
  countOf(text) < min ? problem('minCharacters', { min }) : null;
