import { ListSearch } from '@quittance/app-shell';
import { organizationStatuses } from '@quittance/sdk/rules';
import { SelectField, useI18n } from '@quittance/widgets/kit';
import type { CompanyFilter } from './company-filter.ts';
import { companyTexts } from './texts.en.ts';

interface CompanyFilterFieldsProps {
  readonly filter: CompanyFilter;
  readonly onChange: (filter: CompanyFilter) => void;
}

/** Search and status above the list of companies. */
export function CompanyFilterFields({ filter, onChange }: CompanyFilterFieldsProps) {
  const { t } = useI18n(companyTexts);
  return (
    <div className="company-filters">
      <ListSearch
        label={t('companies.search')}
        placeholder={t('companies.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={t('companies.status')}
        isLabelHidden
        required={null}
        options={[
          { value: 'all', label: t('companies.allStatuses') },
          ...organizationStatuses.map((status) => ({ value: status, label: t(`companyStatus.${status}`) })),
        ]}
        value={filter.status || 'all'}
        onChange={(chosen) =>
          onChange({ ...filter, status: organizationStatuses.find((status) => status === chosen) ?? '' })
        }
      />
    </div>
  );
}
