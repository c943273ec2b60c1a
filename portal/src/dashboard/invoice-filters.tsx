import { maxSearchCharacters } from '@quittance/sdk/rules';
import { useSettled } from '@quittance/widgets/host';
import { Icon, icons, SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import { useEffect, useRef } from 'react';
import type { ListFilter } from './list-filter.ts';
import { type Direction, groupsFor, type StatusGroup } from './status-groups.ts';

interface InvoiceFiltersProps {
  readonly direction: Direction;
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
  readonly currencies: readonly string[];
}

/** A phone shows only some of the groups: the chosen one is among them. */
function useChosenInSight(group: StatusGroup) {
  const list = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen group
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not `scrollIntoView`, which would scroll the page down to the list too.
    if (chosen) current?.scrollTo({ left: chosen.offsetLeft - (current.clientWidth - chosen.offsetWidth) / 2 });
  }, [group]);
  return list;
}

/** Status groups, search and currency above a list. */
export function InvoiceFilters({ direction, filter, onChange, currencies }: InvoiceFiltersProps) {
  const { t } = useI18n('portal');
  const [search, setSearch] = useSettled(filter.search, (settled) => onChange({ ...filter, search: settled }));
  const groups = useChosenInSight(filter.group);
  return (
    <div className="filters">
      <fieldset className="filters__groups" ref={groups}>
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
            ...currencies.map((code) => ({ value: code, label: code })),
          ]}
          value={filter.currency || 'all'}
          onChange={(code) => onChange({ ...filter, currency: code === 'all' ? '' : code })}
        />
      </search>
    </div>
  );
}
