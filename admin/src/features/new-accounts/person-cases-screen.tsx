import { ListScreen, ListSearch, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './new-accounts.css';
import { personCaseAddress } from './case-address.ts';
import { NewAccountsTabs } from './new-accounts-tabs.tsx';
import { usePersonCaseColumns } from './person-case-columns.tsx';
import { newAccountsTexts } from './texts.en.ts';
import { personCaseFilters, usePersonCases } from './use-person-cases.ts';

/** Lists people under verification. */
export function PersonCasesScreen() {
  const { t } = useI18n(newAccountsTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(personCaseFilters);
  return (
    <ListScreen
      title={t('people.title')}
      lead={t('people.lead')}
      brand={useBrandTitle()}
      caption={t('people.title')}
      columns={usePersonCaseColumns()}
      rowKey={({ userId }) => userId}
      onRowClick={({ userId }) => openAddress(history, personCaseAddress(userId))}
      list={usePersonCases(filter)}
      filters={
        <div className="new-accounts-filters">
          <ListSearch
            label={t('people.search')}
            placeholder={t('people.searchPlaceholder')}
            value={filter.search}
            onChange={(search) => setFilter({ search })}
          />
        </div>
      }
      isFiltered={personCaseFilters.isSet(filter)}
      onClearFilters={() => setFilter(personCaseFilters.none)}
      empty={
        <EmptyState title={t('people.emptyTitle')} icon={icons.checkCircleIcon}>
          {t('people.emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('people.noMatchTitle'), text: t('people.noMatchText') }}
      fileName="persons-under-review"
    >
      <NewAccountsTabs />
    </ListScreen>
  );
}
