import { type CurrencyEntry, loadCurrencies } from '@quittance/sdk/reference';
import { useCallback, useMemo } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { useLoaded } from '../base/use-loaded.ts';
import type { SelectOption } from '../combobox/select-option.ts';
import type { FieldProps } from '../field/field.tsx';
import { Flag } from '../flag/flag.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { groupCurrencies } from './currency-options.ts';
import { currencyFieldTexts } from './texts.en.ts';

export interface CurrencyFieldProps extends FieldProps {
  /** Three letters of ISO 4217, or BTC, ETH, CNH; or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Offers only these; default: every currency in use. */
  readonly currencies?: readonly string[] | undefined;
}

const optionOf = ({ currency, label, iconCode }: CurrencyEntry, group: string): SelectOption => ({
  value: currency,
  label: `${currency} – ${label}`,
  icon: <Flag code={iconCode} />,
  group,
});

/** A currency with its code, name and flag; popular ones are first. */
export function CurrencyField({ currencies, ...props }: CurrencyFieldProps) {
  const { t, locale } = useI18n(currencyFieldTexts);
  const { value: entries, retry } = useLoaded(useCallback(() => loadCurrencies(locale), [locale]));
  const shown = props.readOnly || props.disabled ? props.value : undefined;
  const options = useMemo(() => {
    if (!entries) return undefined;
    const wanted = currencies ? entries.filter(({ currency }) => currencies.includes(currency)) : entries;
    const { popular, others } = groupCurrencies(wanted, shown);
    return [
      ...popular.map((entry) => optionOf(entry, t('popular'))),
      ...others.map((entry) => optionOf(entry, t('others'))),
    ];
  }, [entries, currencies, shown, t]);
  return <SelectField {...props} options={options} onRetry={retry} />;
}
