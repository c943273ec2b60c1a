import { Screen, useBrandTitle, useQuery, useSettled } from '@quittance/app-shell';
import { maxSearchCharacters, organizationStatuses } from '@quittance/sdk/rules';
import { Card, Icon, icons, SelectField, TextField, useI18n } from '@quittance/widgets/kit';

import './companies.css';
import { type CompanyFilter, readCompanyFilter, writeCompanyFilter } from './company-filter.ts';
import { CompanyList } from './company-list.tsx';
import { useCompanies } from './use-companies.ts';

interface CompanyFiltersProps {
  readonly filter: CompanyFilter;
  readonly onChange: (filter: CompanyFilter) => void;
}

function CompanyFilters({ filter, onChange }: CompanyFiltersProps) {
  const { t } = useI18n('admin');
  const [search, setSearch] = useSettled(filter.search, (settled) => onChange({ ...filter, search: settled }));
  return (
    <search className="company-filters">
      <TextField
        label={t('companies.search')}
        isLabelHidden
        required={false}
        type="search"
        placeholder={t('companies.searchPlaceholder')}
        maxLength={maxSearchCharacters}
        start={<Icon shape={icons.searchIcon} />}
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label={t('companies.status')}
        isLabelHidden
        required={false}
        options={[
          { value: 'all', label: t('companies.allStatuses') },
          ...organizationStatuses.map((status) => ({ value: status, label: t(`companyStatus.${status}`) })),
        ]}
        value={filter.status ?? 'all'}
        onChange={(chosen) => onChange({ ...filter, status: organizationStatuses.find((status) => status === chosen) })}
      />
    </search>
  );
}

/** Every company, found by name, handle, a member's e-mail, or status. */
export function CompaniesScreen() {
  const { t } = useI18n('admin');
  const [query, setQuery] = useQuery();
  const filter = readCompanyFilter(query);
  const companies = useCompanies(filter);
  const changeFilter = (changed: CompanyFilter) => setQuery(writeCompanyFilter(changed));
  return (
    <Screen title={t('companies.title')} lead={t('companies.lead')} brand={useBrandTitle()}>
      <Card flush>
        <CompanyFilters filter={filter} onChange={changeFilter} />
        <CompanyList
          companies={companies}
          filter={filter}
          onClear={() => changeFilter({ search: '', status: undefined })}
        />
      </Card>
    </Screen>
  );
}
