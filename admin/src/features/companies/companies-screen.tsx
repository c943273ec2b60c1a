import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';

import './companies.css';
import { addressOf, useCompanyColumns } from './company-columns.tsx';
import { companyFilters } from './company-filter.ts';
import { CompanyFilterFields } from './company-filter-fields.tsx';
import { companyTexts } from './texts.en.ts';
import { useCompanies } from './use-companies.ts';

/** Lists the companies, with a search by name, handle or a member's email address, and a filter by status. */
export function CompaniesScreen() {
  const { t } = useI18n(companyTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(companyFilters);
  return (
    <ListScreen
      title={t('companies.title')}
      lead={t('companies.lead')}
      brand={useBrandTitle()}
      caption={t('companies.title')}
      columns={useCompanyColumns()}
      rowKey={({ organizationId }) => organizationId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={useCompanies(filter)}
      filters={<CompanyFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={companyFilters.isSet(filter)}
      onClearFilters={() => setFilter(companyFilters.none)}
      empty={
        <EmptyState title={t('companies.emptyTitle')} icon={icons.buildingIcon}>
          {t('companies.emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('companies.noMatchTitle'), text: t('companies.noMatchText') }}
      fileName="companies"
    />
  );
}
