import type { BusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { writeDate } from './date-text.ts';
import { type SettleRules, settleDate } from './settle-date.ts';

export interface DateText {
  readonly text: string;
  /** What became of a text that could not stay as it was typed. */
  readonly note: string;
  /** Why the text is refused; it stays as it was typed until it is corrected. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  /** Reads what was typed; it is then written as all dates are. */
  readonly check: () => void;
  /** Drops what was typed. */
  readonly forget: () => void;
}

interface Draft {
  readonly text: string;
  /** The date that the field had when it was typed. */
  readonly of: BusinessDate | '';
  readonly isRefused: boolean;
}

/**
 * A date as text: left as it is typed, and checked when the person has done with it. The owner may render it anew as often
 * as it likes; only another date takes the place of what is typed.
 */
export function useDateText(rules: Omit<SettleRules, 'locale'>, onChange: (value: string) => void): DateText {
  const { t, locale } = useI18n('dates');
  const [held, setDraft] = useState<Draft | null>(null);
  const [note, setNote] = useState('');
  const { value } = rules;
  const draft = held?.of === value ? held : null;
  // Gone for good: the owner may come back to the former date.
  if (held && !draft) setDraft(null);

  const forget = () => {
    setDraft(null);
    setNote('');
  };
  return {
    text: draft?.text ?? writeDate(value, locale),
    note,
    refusal: draft?.isRefused ? t('invalid') : undefined,
    type(text) {
      setDraft({ text, of: value, isRefused: false });
      setNote('');
    },
    check() {
      if (draft === null) return;
      const settled = settleDate(draft.text, { ...rules, locale });
      setDraft(settled.isRefused ? { text: draft.text, of: '', isRefused: true } : null);
      setNote(settled.note ? t(settled.note, { date: writeDate(settled.date, locale) }) : '');
      if (settled.date !== value) onChange(settled.date);
    },
    forget,
  };
}
