import type { Unfinished } from '@quittance/sdk/rules';

/** What a page gets: the answers of its step, and a function that changes some of them. */
export interface AnswersProps<Answers> {
  readonly value: Unfinished<Answers>;
  readonly onChange: (changes: Unfinished<Answers>) => void;
}

type TextKey<Answers> = {
  [Key in keyof Answers]-?: Answers[Key] extends string | undefined ? Key : never;
}[keyof Answers] &
  string;

/**
 * Returns a function that connects a field with an answer: its name in the form, its value and its change. An empty text is
 * no answer.
 * @param path of the answers in the form, such as `owners.0`; default: the form's own
 */
export function answerFields<Answers>({ value, onChange }: AnswersProps<Answers>, path = '') {
  return (key: TextKey<Answers>) => ({
    name: path === '' ? key : `${path}.${key}`,
    value: (value[key] as string | undefined) ?? '',
    onChange: (text: string) => onChange({ [key]: text === '' ? undefined : text } as Unfinished<Answers>),
  });
}
