import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './deposits.css';
import { addressOf, useDepositColumns } from './deposit-columns.tsx';
import { staffDepositFilters } from './deposit-filter.ts';
import { DepositFilterFields } from './deposit-filter-fields.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import { useDeposits } from './use-deposits.ts';

/** Money that arrived at our bank: first what waits for staff. */
export function DepositsScreen() {
  const { t } = useI18n(staffDepositsTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(staffDepositFilters);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useDepositColumns()}
      rowKey={({ depositId }) => depositId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={useDeposits(filter)}
      filters={<DepositFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={staffDepositFilters.isSet(filter)}
      onClearFilters={() => setFilter(staffDepositFilters.none)}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.checkCircleIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="deposits"
    />
  );
}
