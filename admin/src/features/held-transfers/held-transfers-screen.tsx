import { ListScreen, openAddress, useBrandTitle, useListFilter, usePagePlace } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './held-transfers.css';
import { addressOf, useHeldTransferColumns } from './held-transfer-columns.tsx';
import { heldTransferFilters } from './held-transfer-filter.ts';
import { HeldTransferFilterFields } from './held-transfer-filter-fields.tsx';
import { heldTransfersTexts } from './texts.en.ts';
import { useHeldTransfers } from './use-held-transfers.ts';

/** Transfers and withdrawals that wait for a decision of staff. */
export function HeldTransfersScreen() {
  const { t } = useI18n(heldTransfersTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(heldTransferFilters);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useHeldTransferColumns()}
      rowKey={({ transferId }) => transferId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={useHeldTransfers(filter)}
      filters={<HeldTransferFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={heldTransferFilters.isSet(filter)}
      onClearFilters={() => setFilter(heldTransferFilters.none)}
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
