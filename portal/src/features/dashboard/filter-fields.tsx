import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { MoreFilters } from '../../invoices/list/more-filters.tsx';
import { invoiceListTexts } from '../../invoices/list/texts.en.ts';
import type { Direction } from '../../invoices/status-groups.ts';
import { currencyName } from '../../texts/currency-name.ts';
import { type InvoiceFilter, paymentFiltersOf } from './invoice-filter.ts';

export interface FilterFieldsProps {
  readonly direction: Direction;
  readonly filter: InvoiceFilter;
  readonly onChange: (filter: InvoiceFilter) => void;
  readonly currencies: readonly string[];
}

/** Search, currency, order, period and state of payments above a list. */
export function FilterFields({ direction, filter, onChange, currencies }: FilterFieldsProps) {
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
        isMoreUsed={filter.payment !== ''}
      >
        <FilterChoice
          label={t('payment')}
          isLabelShown
          all={t('allPayments')}
          options={paymentFiltersOf[direction].map((value) => ({ value, label: t(`payments.${value}`) }))}
          value={filter.payment}
          onChange={(payment) => onChange({ ...filter, payment })}
        />
      </MoreFilters>
    </>
  );
}
