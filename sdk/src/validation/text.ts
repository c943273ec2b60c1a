import { type Problem, problem } from './problem.ts';

/** Returns the length of a text in Unicode code points: an emoji of one code point is one character, not two. */
export const countOf = (text: string): number => [...text].length;

/** Checks that a text is not blank. */
export const checkRequired = (text: string): Problem | null => (text.trim() === '' ? problem('required') : null);

/** Checks that an option was chosen. */
export const checkOption = (value: string | undefined): Problem | null => (value ? null : problem('optionMissing'));

export const checkLanguage = (code: string): Problem | null => (code === '' ? problem('languageMissing') : null);

/** Checks that a required confirmation was given. */
export const checkConfirmed = (isConfirmed: boolean): Problem | null =>
  isConfirmed ? null : problem('confirmationRequired');

export const checkMaxCharacters = (text: string, max: number): Problem | null =>
  countOf(text) > max ? problem('maxCharacters', { max }) : null;

export const checkMinCharacters = (text: string, min: number): Problem | null =>
  countOf(text) < min ? problem('minCharacters', { min }) : null;
