import { foldText } from '../base/fold-text.ts';
import type { SelectOption } from './select-option.ts';

const textOf = ({ label, detail = '', keywords = '' }: SelectOption): string =>
  foldText(`${label} ${detail} ${keywords}`);

/**
 * Returns the options that contain every word of the query; all options for an empty query. Those that start with it come
 * first, unless they have groups; otherwise the order stays.
 */
export function filterOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const wanted = foldText(query).trim();
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const text = textOf(option);
    return words.every((word) => text.includes(word));
  });
  if (found.some(({ group }) => group !== undefined)) return found;
  const startsWithIt = ({ label }: SelectOption) => foldText(label).startsWith(wanted);
  return [...found.filter(startsWithIt), ...found.filter((option) => !startsWithIt(option))];
}
