import { useSettled } from '@quittance/app-shell';
import { maxSearchCharacters } from '@quittance/sdk/rules';
import { Icon, icons, SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import { currencyName } from '../../texts/currency-name.ts';
import type { ListFilter } from './list-filter.ts';

export interface FilterFieldsProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
  readonly currencies: readonly string[];
}

/** Search and currency above a list. */
export function FilterFields({ filter, onChange, currencies }: FilterFieldsProps) {
  const { t, locale } = useI18n('portal');
  const [search, setSearch] = useSettled(filter.search, (settled) => onChange({ ...filter, search: settled }));
  return (
    <>
      <TextField
        label={t('list.search')}
        isLabelHidden
        required={false}
        type="search"
        placeholder={t('list.searchPlaceholder')}
        maxLength={maxSearchCharacters}
        start={<Icon shape={icons.searchIcon} />}
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label={t('list.currency')}
        isLabelHidden
        required={false}
        options={[
          { value: 'all', label: t('list.allCurrencies') },
          ...currencies.map((code) => ({ value: code, label: code, detail: currencyName(code, locale) })),
        ]}
        value={filter.currency || 'all'}
        onChange={(code) => onChange({ ...filter, currency: code === 'all' ? '' : code })}
      />
    </>
  );
}
