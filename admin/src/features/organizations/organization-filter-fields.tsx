import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { organizationStatuses } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import type { OrganizationFilter } from './organization-filter.ts';
import { organizationTexts } from './texts.en.ts';

interface OrganizationFilterFieldsProps {
  readonly filter: OrganizationFilter;
  readonly onChange: (filter: OrganizationFilter) => void;
}

/** Search and status above the list of organizations. */
export function OrganizationFilterFields({ filter, onChange }: OrganizationFilterFieldsProps) {
  const { t } = useI18n(organizationTexts);
  return (
    <div className="organization-filters">
      <ListSearch
        label={t('companies.search')}
        placeholder={t('companies.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('companies.status')}
        all={t('companies.allStatuses')}
        options={organizationStatuses.map((status) => ({ value: status, label: t(`companyStatus.${status}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}
