import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './new-accounts.css';
import { companyCaseAddress } from './case-address.ts';
import { useCompanyCaseColumns } from './company-case-columns.tsx';
import { CompanyCaseFilterFields } from './company-case-filter-fields.tsx';
import { NewAccountsTabs } from './new-accounts-tabs.tsx';
import { newAccountsTexts } from './texts.en.ts';
import { companyCaseFilters, useCompanyCases } from './use-company-cases.ts';

/** Lists companies under verification, with what each waits for. */
export function CompanyCasesScreen() {
  const { t } = useI18n(newAccountsTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(companyCaseFilters);
  return (
    <ListScreen
      title={t('companies.title')}
      lead={t('companies.lead')}
      brand={useBrandTitle()}
      caption={t('companies.title')}
      columns={useCompanyCaseColumns()}
      rowKey={({ organizationId }) => organizationId}
      onRowClick={({ organizationId }) => openAddress(history, companyCaseAddress(organizationId))}
      list={useCompanyCases(filter)}
      filters={<CompanyCaseFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={companyCaseFilters.isSet(filter)}
      onClearFilters={() => setFilter(companyCaseFilters.none)}
      empty={
        <EmptyState title={t('companies.emptyTitle')} icon={icons.checkCircleIcon}>
          {t('companies.emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('companies.noMatchTitle'), text: t('companies.noMatchText') }}
      fileName="companies-under-review"
    >
      <NewAccountsTabs />
    </ListScreen>
  );
}
