import { decimalsOf, formatDecimalMoney } from '@quittance/sdk/money';
import { useI18n } from '../base/i18n.tsx';
import { currencyUnit } from './currency-unit.ts';
import { FieldFrame, type FieldProps, useFieldControl } from './field.tsx';
import { NumberInput } from './number-input.tsx';

export interface MoneyFieldProps extends FieldProps {
  /** Decimal string in major units, such as `1234.50`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly currency: string;
  /** Decimal string in major units; a larger amount can't be entered. */
  readonly max?: string | undefined;
}

/** An amount with the currency's decimals, its symbol on the side where the locale has it. */
export function MoneyField(props: MoneyFieldProps) {
  const { locale } = useI18n('kit');
  const { value, onChange, currency, max } = props;
  const control = useFieldControl(props, 'unit');
  return (
    <FieldFrame field={props} control={control}>
      <NumberInput
        control={control}
        value={value}
        onChange={onChange}
        rule={{ locale, decimals: decimalsOf(currency), max }}
        write={(text) => formatDecimalMoney(text, currency, locale, { display: 'none' })}
        unit={currencyUnit(currency, locale)}
      />
    </FieldFrame>
  );
}
