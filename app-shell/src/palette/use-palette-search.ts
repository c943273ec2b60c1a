import { foldText } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useResource } from '../use-resource.ts';
import { useSettled } from '../use-settled.ts';
import type { Palette, PaletteEntry } from './palette.ts';

export interface PaletteSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Pages first, then the records of the server. */
  readonly entries: readonly PaletteEntry[];
  /** Whether records may still come. */
  readonly isSearching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Answer {
  readonly text: string;
  readonly entries: readonly PaletteEntry[];
}

const matches = ({ label, detail = '' }: PaletteEntry, text: string): boolean =>
  foldText(`${label} ${detail}`).includes(foldText(text));

/**
 * Returns what the answer shows for the typed text. While a new answer is due, only entries that match what has been
 * typed stay, so that Enter never opens a record of an earlier text.
 */
const shownOf = ({ text, entries }: Answer, typed: string): readonly PaletteEntry[] =>
  text === typed ? entries : entries.filter((entry) => matches(entry, typed));

/** Searches pages at once, and records when typing pauses. */
export function usePaletteSearch({ pages, find }: Pick<Palette, 'pages' | 'find'>): PaletteSearch {
  const [settled, setSettled] = useState('');
  const [text, setText] = useSettled(settled, setSettled);
  const [typed, asked] = [text.trim(), settled.trim()];
  const { data, error, refresh } = useResource(
    useCallback(
      async (signal): Promise<Answer> => ({ text: asked, entries: asked === '' ? [] : await find(asked, signal) }),
      [find, asked],
    ),
  );
  const records = typed === '' || !data ? [] : shownOf(data, typed);
  const hasFailed = error !== undefined && asked === typed;
  return {
    text,
    setText,
    entries: [...pages.filter((page) => matches(page, typed)), ...records],
    isSearching: typed !== '' && !hasFailed && data?.text !== typed,
    error: hasFailed ? error : undefined,
    retry: refresh,
  };
}
