import { useSettled } from '@quittance/widgets/host';
import { Icon, icons, SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import type { ListFilter } from './list-filter.ts';
import { type Direction, groupsFor } from './status-groups.ts';

interface InvoiceFiltersProps {
  readonly direction: Direction;
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
  readonly currencies: readonly string[];
}

/** Status groups, search and currency above a list. */
export function InvoiceFilters({ direction, filter, onChange, currencies }: InvoiceFiltersProps) {
  const { t } = useI18n('portal');
  const [search, setSearch] = useSettled(filter.search, (settled) => onChange({ ...filter, search: settled }));
  return (
    <div className="filters">
      <fieldset className="filters__groups">
        <legend className="q-visually-hidden">{t('group.label')}</legend>
        {groupsFor(direction).map((group) => (
          <button
            key={group}
            type="button"
            className="filters__group"
            aria-pressed={group === filter.group}
            onClick={() => onChange({ ...filter, group })}
          >
            {t(`group.${group}`)}
          </button>
        ))}
      </fieldset>
      <search className="filters__fields">
        <TextField
          label={t('list.search')}
          isLabelHidden
          required={false}
          type="search"
          placeholder={t('list.searchPlaceholder')}
          maxLength={100}
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
            ...currencies.map((code) => ({ value: code, label: code })),
          ]}
          value={filter.currency || 'all'}
          onChange={(code) => onChange({ ...filter, currency: code === 'all' ? '' : code })}
        />
      </search>
    </div>
  );
}
