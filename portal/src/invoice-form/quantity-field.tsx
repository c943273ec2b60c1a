import { parseTypedDecimal } from '@quittance/sdk/money';
import { type FieldProps, TextField, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';

interface QuantityFieldProps extends FieldProps {
  /** Decimal text, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Decimal text as the locale writes it; what is not complete stays as it is. */
function written(value: string, locale: string): string {
  if (!/^\d+(\.\d+)?$/.test(value)) return value;
  const exact = value as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 18, useGrouping: false }).format(exact);
}

/** A number of pieces or hours, typed by the rules of the locale. */
export function QuantityField({ value, onChange, ...field }: QuantityFieldProps) {
  const { locale } = useI18n('portal-invoices');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      value={typed ?? written(value, locale)}
      onChange={(text) => {
        setTyped(text);
        // What is no number is kept, so that the form can say so, instead of a value that nobody sees.
        onChange(text.trim() === '' ? '' : (parseTypedDecimal(text, locale) ?? text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
