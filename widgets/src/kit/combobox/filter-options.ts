import { foldText } from '../base/fold-text.ts';
import type { SelectOption } from './select-option.ts';

const textOf = ({ label, detail = '', keywords = '' }: SelectOption): string =>
  foldText(`${label} ${detail} ${keywords}`);

/** Returns the options that contain every word of the query, in their order; all options for an empty query. */
export function filterOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = foldText(query).split(/\s+/);
  return options.filter((option) => {
    const text = textOf(option);
    return words.every((word) => text.includes(word));
  });
}
