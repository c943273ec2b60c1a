import { validationTexts } from '../i18n/en/validation.ts';
import type { Problem } from './problem.ts';

/** Returns a problem's message in English, for programs that call the API. */
export const englishSentence = ({ key, values }: Problem): string =>
  validationTexts.english[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]));
