import { FilterChoice, ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { upgradeRequestStatuses } from '@quittance/sdk/rules';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import { upgradeRequestsTexts } from './texts.en.ts';
import { useUpgradeRequestColumns } from './upgrade-request-columns.tsx';
import {
  type UpgradeRequest,
  type UpgradeRequestFilter,
  upgradeRequestFilters,
  useUpgradeRequests,
} from './use-upgrade-requests.ts';

interface StatusFieldProps {
  readonly filter: UpgradeRequestFilter;
  readonly onChange: (filter: UpgradeRequestFilter) => void;
}

function StatusField({ filter, onChange }: StatusFieldProps) {
  const { t } = useI18n(upgradeRequestsTexts);
  return (
    <FilterChoice
      label={t('statusLabel')}
      all={t('allStatuses')}
      options={upgradeRequestStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      value={filter.status}
      onChange={(status) => onChange({ status })}
    />
  );
}

/** Requests of companies for a higher plan, and their answers. */
export function UpgradeRequestsScreen() {
  const { t } = useI18n(upgradeRequestsTexts);
  const [filter, setFilter] = useListFilter(upgradeRequestFilters);
  const [answering, setAnswering] = useState<UpgradeRequest | null>(null);
  const list = useUpgradeRequests(filter);
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        caption={t('title')}
        columns={useUpgradeRequestColumns(setAnswering)}
        rowKey={({ requestId }) => requestId}
        list={list}
        filters={<StatusField filter={filter} onChange={setFilter} />}
        isFiltered={upgradeRequestFilters.isSet(filter)}
        onClearFilters={() => setFilter(upgradeRequestFilters.none)}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.inboxIcon}>
            {t('emptyText')}
          </EmptyState>
        }
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
        fileName="upgrade-requests"
      />
      {answering && (
        <AnswerDialog
          request={answering}
          onClose={() => setAnswering(null)}
          onDone={() => {
            setAnswering(null);
            list.refresh();
          }}
        />
      )}
    </>
  );
}
