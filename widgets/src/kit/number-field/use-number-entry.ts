import { useEffect, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { numberFieldTexts } from './texts.en.ts';
import { isDecimal, isSameNumber, type NumberRule, readNumber, type TypedNumber } from './typed-number.ts';

/** A number as typed. */
interface NumberDraft {
  readonly text: string;
  /** The value reported to the owner. If the owner's value is another number, that one is shown. */
  readonly value: string;
  /** Whether the focus has left the field. */
  readonly isLeft: boolean;
}

interface NumberEntryOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rule: NumberRule;
  /** Formats decimal text in the locale. */
  readonly write: (value: string) => string;
}

export interface NumberEntry {
  readonly text: string;
  /** Why the text is refused; the text stays until it is corrected. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  /** Formats the number in the locale, after the focus has left the field. */
  readonly leave: () => void;
  /** Drops the typed text. */
  readonly forget: () => void;
}

/** Formats all decimals, if the field's own format would round and so show another number. */
function writeInFull(value: string, { locale, decimals }: NumberRule, write: (value: string) => string): string {
  if (!isDecimal(value)) return value;
  const [, fraction = ''] = value.split('.');
  return fraction.length <= decimals
    ? write(value)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'always' }).format(
        value as Intl.StringNumericLiteral,
      );
}

/** The text of a number field: keeps what is typed, and explains refused text. */
export function useNumberEntry({ value, onChange, rule, write }: NumberEntryOptions): NumberEntry {
  const { t } = useI18n(numberFieldTexts);
  const [held, setDraft] = useState<NumberDraft | null>(null);
  const draft = held && isSameNumber(held.value, value) ? held : null;
  const text = draft?.text ?? writeInFull(value, rule, write);
  const { value: read, problem, isUnfinished } = readNumber(text, rule);
  // Another rule, such as for another currency, may accept refused text, or refuse accepted text.
  useEffect(() => {
    if (!draft || draft.value === read) return;
    setDraft(problem === undefined && draft.isLeft ? null : { ...draft, value: read });
    onChange(read);
  });
  const sentenceOf = (key: NonNullable<TypedNumber['problem']>) =>
    t(key, { count: rule.decimals, max: rule.max === undefined ? '' : write(rule.max), currency: rule.currency ?? '' });
  const isSaid = problem !== undefined && (!isUnfinished || draft?.isLeft !== false);
  return {
    text,
    refusal: isSaid ? sentenceOf(problem) : undefined,
    type(typed) {
      const { value: typedValue } = readNumber(typed, rule);
      setDraft({ text: typed, value: typedValue, isLeft: false });
      onChange(typedValue);
    },
    leave() {
      if (draft) setDraft(problem === undefined ? null : { ...draft, isLeft: true });
    },
    forget: () => setDraft(null),
  };
}
