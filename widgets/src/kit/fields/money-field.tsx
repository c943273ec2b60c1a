import { decimalsOf, formatDecimalMoney, parseTypedDecimal } from '@quittance/sdk/money';
import { useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from './field.tsx';

export interface MoneyFieldProps extends FieldProps {
  /** Decimal string in major units, such as `1234.50`, or empty; or what was typed, when it is no number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly currency: string;
}

const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

function cutDecimals(value: string, decimals: number): string {
  const [whole = '', fraction] = value.split('.');
  return fraction === undefined || decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}

/**
 * An amount, typed by the rules of the locale. While it has the focus the text is left as typed; afterwards it is
 * written out with grouping and the currency's decimals. What is no number stays as it was typed, for the form to refuse:
 * nobody's -50 becomes 50.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { locale } = useI18n('kit');
  const { value, onChange, currency } = props;
  const control = useFieldControl(props);
  const [draft, setDraft] = useState<string | null>(null);
  const written = isDecimal(value) ? formatDecimalMoney(value, currency, locale, { display: 'none' }) : value;

  const type = (text: string) => {
    const parsed = parseTypedDecimal(text, locale);
    control.clearError();
    setDraft(text);
    onChange(parsed === null ? text.trim() : cutDecimals(parsed, decimalsOf(currency)));
  };
  return (
    <FieldFrame field={props} control={control}>
      <InputFrame control={control} end={currency}>
        <input
          {...control.attributes}
          className="q-input__control q-input__control--numeric"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? written}
          onFocus={() => setDraft(written)}
          onBlur={() => setDraft(null)}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </InputFrame>
    </FieldFrame>
  );
}
