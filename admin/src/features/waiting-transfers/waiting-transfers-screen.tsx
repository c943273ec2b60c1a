import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './waiting-transfers.css';
import { waitingTransfersTexts } from './texts.en.ts';
import { useWaitingTransfers } from './use-waiting-transfers.ts';
import { addressOf, useWaitingTransferColumns } from './waiting-transfer-columns.tsx';
import { waitingTransferFilters } from './waiting-transfer-filter.ts';
import { WaitingTransferFilterFields } from './waiting-transfer-filter-fields.tsx';

/** Transfers and withdrawals that wait for a decision of staff. */
export function WaitingTransfersScreen() {
  const { t } = useI18n(waitingTransfersTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(waitingTransferFilters);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useWaitingTransferColumns()}
      rowKey={({ transferId }) => transferId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={useWaitingTransfers(filter)}
      filters={<WaitingTransferFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={waitingTransferFilters.isSet(filter)}
      onClearFilters={() => setFilter(waitingTransferFilters.none)}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.checkCircleIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="transfers"
    />
  );
}
