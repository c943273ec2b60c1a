const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the values with which a text became a sentence, such as `{ max: '5' }` in "Maximum of 5 files"; undefined if the text
 * is another one. A value has no markup.
 */
export function valuesIn(text: string, sentence: string): Readonly<Record<string, string>> | undefined {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const names = parts.filter((_, at) => at % 2 === 1);
  const words = parts.filter((_, at) => at % 2 === 0);
  const found = new RegExp(`^${words.map(literally).join('([^<>]+)')}$`).exec(sentence);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}
