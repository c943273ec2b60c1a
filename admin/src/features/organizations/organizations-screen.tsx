import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';

import './organizations.css';
import { addressOf, useOrganizationColumns } from './organization-columns.tsx';
import { organizationFilters } from './organization-filter.ts';
import { OrganizationFilterFields } from './organization-filter-fields.tsx';
import { organizationTexts } from './texts.en.ts';
import { useOrganizations } from './use-organizations.ts';

/** Lists the organizations, with a search by name, handle or a member's email address, and a filter by status. */
export function OrganizationsScreen() {
  const { t } = useI18n(organizationTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(organizationFilters);
  return (
    <ListScreen
      title={t('companies.title')}
      lead={t('companies.lead')}
      brand={useBrandTitle()}
      caption={t('companies.title')}
      columns={useOrganizationColumns()}
      rowKey={({ organizationId }) => organizationId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={useOrganizations(filter)}
      filters={<OrganizationFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={organizationFilters.isSet(filter)}
      onClearFilters={() => setFilter(organizationFilters.none)}
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
