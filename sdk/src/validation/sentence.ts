import { validationTexts } from '../i18n/en/validation.ts';
import type { Problem, ProblemKey } from './problem.ts';

/** Returns a problem's message in English, for programs that call the API. */
export const englishSentence = ({ key, values }: Problem): string =>
  validationTexts.english[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]));

/** Finds the problem that a message of the server states; undefined for messages with values and unknown ones. */
export function findProblem(sentence: string): Problem | undefined {
  const found = Object.entries(validationTexts.english).find(([, english]) => english === sentence);
  return found && { key: found[0] as ProblemKey };
}
