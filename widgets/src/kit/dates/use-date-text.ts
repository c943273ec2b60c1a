import type { BusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { clampDate, type DateBounds } from './calendar-keys.ts';
import { readDate, writeDate } from './date-text.ts';

export interface DateText {
  readonly text: string;
  /** What became of a text that could not stay as it was typed, for those who do not see it change. */
  readonly note: string;
  readonly type: (text: string) => void;
  /** Reads what was typed; it is then written as all dates are. */
  readonly check: () => void;
}

/** A date as text: left as it is typed, and checked when the person has done with it. */
export function useDateText(value: BusinessDate | '', bounds: DateBounds, onChange: (value: string) => void): DateText {
  const { t, locale } = useI18n('dates');
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');

  const noteOn = (typed: string, found: BusinessDate | null, kept: BusinessDate | ''): string => {
    if (found === null) return typed.trim() === '' ? '' : t('cleared');
    if (kept === found) return '';
    return t(kept < found ? 'setToLatest' : 'setToEarliest', { date: writeDate(kept, locale) });
  };
  return {
    text: draft ?? writeDate(value, locale),
    note,
    type(text) {
      setDraft(text);
      setNote('');
    },
    check() {
      if (draft === null) return;
      const found = readDate(draft, locale);
      const kept = found === null ? '' : clampDate(found, bounds);
      setDraft(null);
      setNote(noteOn(draft, found, kept));
      if (kept !== value) onChange(kept);
    },
  };
}
