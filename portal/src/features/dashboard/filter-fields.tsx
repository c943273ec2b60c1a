import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { MoreFilters } from '../../invoices/list/more-filters.tsx';
import { invoiceListTexts } from '../../invoices/list/texts.en.ts';
import { currencyName } from '../../texts/currency-name.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

export interface FilterFieldsProps {
  readonly filter: InvoiceFilter;
  readonly onChange: (filter: InvoiceFilter) => void;
  readonly currencies: readonly string[];
}

/** Search and currency above a list. */
export function FilterFields({ filter, onChange, currencies }: FilterFieldsProps) {
  const { t, locale } = useI18n(invoiceListTexts);
  return (
    <>
      <ListSearch
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('currency')}
        all={t('allCurrencies')}
        options={currencies.map((code) => ({ value: code, label: code, detail: currencyName(code, locale) }))}
        value={filter.currency}
        onChange={(currency) => onChange({ ...filter, currency })}
      />
      <MoreFilters
        filter={filter}
        currency={filter.currency}
        onChange={(changed) => onChange({ ...filter, ...changed })}
      />
    </>
  );
}
