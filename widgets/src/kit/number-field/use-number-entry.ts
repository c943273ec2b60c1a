import { useEffect, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { isDecimal, isSameNumber, type NumberRule, readNumber, type TypedNumber } from './typed-number.ts';

/** A number as it was typed. */
interface Draft {
  readonly text: string;
  /** What its owner was told: with another number than that, the owner's is shown. */
  readonly value: string;
  /** The person has done with it. */
  readonly isLeft: boolean;
}

interface NumberEntryOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rule: NumberRule;
  /** Decimal text as people of the locale read it. */
  readonly write: (value: string) => string;
}

export interface NumberEntry {
  readonly text: string;
  /** Why the text is refused; it stays as it was typed until it is corrected. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  /** The person has done with it: a number is then written by the rules of the locale. */
  readonly leave: () => void;
  /** Drops what was typed. */
  readonly forget: () => void;
}

/** All decimals, where the field's own way of writing would round some away and so show another number. */
function writeInFull(value: string, { locale, decimals }: NumberRule, write: (value: string) => string): string {
  if (!isDecimal(value)) return value;
  const [, fraction = ''] = value.split('.');
  return fraction.length <= decimals
    ? write(value)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'always' }).format(
        value as Intl.StringNumericLiteral,
      );
}

/** A number while it is typed: its text is kept, and what is refused is explained. */
export function useNumberEntry({ value, onChange, rule, write }: NumberEntryOptions): NumberEntry {
  const { t } = useI18n('numbers');
  const [held, setDraft] = useState<Draft | null>(null);
  const draft = held && isSameNumber(held.value, value) ? held : null;
  const text = draft?.text ?? writeInFull(value, rule, write);
  const { value: read, problem, isUnfinished } = readNumber(text, rule);
  // The rule has changed under the text, with the currency for one: what was refused may now be a number, and the reverse.
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
