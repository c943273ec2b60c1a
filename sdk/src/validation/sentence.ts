import { validation } from '../i18n/en/validation.ts';
import type { Problem } from './problem.ts';

/** What a problem says to those who call the API from a program: the catalogue's sentence, in English. */
export const englishSentence = ({ key, values }: Problem): string =>
  validation[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]));
