import { FilterChoice, ListSearch, useResource } from '@quittance/app-shell';
import { accountCurrencies } from '@quittance/sdk/money';
import { loadCountries } from '@quittance/sdk/reference';
import { Flag, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { filteredStatuses, type RecipientFilter } from './recipient-filter.ts';
import { recipientsTexts } from './texts.en.ts';

interface RecipientFilterFieldsProps {
  readonly filter: RecipientFilter;
  readonly onChange: (filter: RecipientFilter) => void;
}

/** Search, currency, country and status above the list of recipients. */
export function RecipientFilterFields({ filter, onChange }: RecipientFilterFieldsProps) {
  const { t, locale } = useI18n(recipientsTexts);
  const countries = useResource(useCallback(() => loadCountries(locale), [locale]));
  return (
    <div className="recipient-filters">
      <ListSearch
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('list.currency')}
        all={t('list.allCurrencies')}
        options={accountCurrencies.map((currency) => ({ value: currency, label: currency }))}
        value={filter.currency}
        onChange={(currency) => onChange({ ...filter, currency })}
      />
      <FilterChoice
        label={t('list.country')}
        all={t('list.allCountries')}
        options={countries.data
          ?.filter(({ isWire }) => isWire)
          .map(({ code, label }) => ({ value: code, label, icon: <Flag code={code} />, keywords: code }))}
        value={filter.country}
        onChange={(country) => onChange({ ...filter, country })}
        onRetry={countries.error === undefined ? undefined : countries.refresh}
      />
      <FilterChoice
        label={t('status.label')}
        all={t('status.all')}
        options={filteredStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}
