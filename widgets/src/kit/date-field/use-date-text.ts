import type { BusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { writeDate } from './date-text.ts';
import { outsideOf, type SettledDate, type SettleRules, settleDate } from './settle-date.ts';
import { dateFieldTexts } from './texts.en.ts';

export interface DateText {
  readonly text: string;
  /** Message for a changed text. */
  readonly note: string;
  /** Why the text is refused; the text stays until it is corrected. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  /** Reads the typed text, then shows the date in its usual format. */
  readonly check: () => void;
  /** Drops the typed text. */
  readonly forget: () => void;
}

interface DateDraft {
  readonly text: string;
  /** The field's date at the time of typing. */
  readonly of: BusinessDate | '';
  readonly isRefused: boolean;
}

/**
 * The text of a date field: unchanged while the person types, then checked. Renders of the owner keep the typed text
 * unless the date changes.
 */
export function useDateText(rules: Omit<SettleRules, 'locale'>, onChange: (value: string) => void): DateText {
  const { t, locale } = useI18n(dateFieldTexts);
  const [held, setDraft] = useState<DateDraft | null>(null);
  const [noted, setNoted] = useState<Pick<SettledDate, 'date' | 'note'>>();
  const { value, bounds } = rules;
  const draft = held?.of === value ? held : null;
  // Dropped, because the owner may restore the former date later.
  if (held && !draft) setDraft(null);

  const forget = () => {
    setDraft(null);
    setNoted(undefined);
  };
  const outside = rules.keepsOutside && !draft ? outsideOf(value, bounds) : undefined;
  const refused = () => {
    if (draft?.isRefused) return t('invalid');
    return outside && t(outside.note, { date: writeDate(outside.bound, locale) });
  };
  return {
    text: draft?.text ?? writeDate(value, locale),
    note: noted?.note ? t(noted.note, { date: writeDate(noted.date, locale) }) : '',
    refusal: refused(),
    type(text) {
      setDraft({ text, of: value, isRefused: false });
      setNoted(undefined);
    },
    check() {
      if (draft === null) return;
      const settled = settleDate(draft.text, { ...rules, locale });
      setDraft(settled.isRefused ? { text: draft.text, of: '', isRefused: true } : null);
      setNoted(settled);
      if (settled.date !== value) onChange(settled.date);
    },
    forget,
  };
}
