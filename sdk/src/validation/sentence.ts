import { validationTexts } from '../i18n/en/validation.ts';
import { valuesIn } from '../i18n/values-in.ts';
import type { Problem, ProblemKey } from './problem.ts';

/** Returns a problem's message in English, for programs that call the API. */
export const englishSentence = ({ key, values }: Problem): string =>
  validationTexts.english[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]));

/** Finds the problem that a message of the server states, with its values; undefined for unknown messages. */
export function findProblem(sentence: string): Problem | undefined {
  for (const [key, english] of Object.entries(validationTexts.english)) {
    const values = valuesIn(english, sentence);
    if (values) return { key: key as ProblemKey, ...(Object.keys(values).length > 0 && { values }) };
  }
  return undefined;
}
