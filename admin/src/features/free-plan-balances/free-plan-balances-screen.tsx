import { FilterChoice, ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { freePlanBalanceStates } from '@quittance/sdk/rules';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { DecideDialog } from './decide-dialog.tsx';
import { useFreePlanBalanceColumns } from './free-plan-balance-columns.tsx';
import { freePlanBalancesTexts } from './texts.en.ts';
import {
  type FreePlanBalance,
  type FreePlanBalanceFilter,
  freePlanBalanceFilters,
  useFreePlanBalances,
} from './use-free-plan-balances.ts';

interface StateFieldProps {
  readonly filter: FreePlanBalanceFilter;
  readonly onChange: (filter: FreePlanBalanceFilter) => void;
}

function StateField({ filter, onChange }: StateFieldProps) {
  const { t } = useI18n(freePlanBalancesTexts);
  return (
    <FilterChoice
      label={t('statusLabel')}
      all={t('allStates')}
      options={freePlanBalanceStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      value={filter.state}
      onChange={(state) => onChange({ state })}
    />
  );
}

/** Balances that the free plan requires of companies, and the decisions about those that are missed. */
export function FreePlanBalancesScreen() {
  const { t } = useI18n(freePlanBalancesTexts);
  const [filter, setFilter] = useListFilter(freePlanBalanceFilters);
  const [deciding, setDeciding] = useState<FreePlanBalance | null>(null);
  const list = useFreePlanBalances(filter);
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        caption={t('title')}
        columns={useFreePlanBalanceColumns(setDeciding)}
        rowKey={({ _id: id }) => id}
        list={list}
        filters={<StateField filter={filter} onChange={setFilter} />}
        isFiltered={freePlanBalanceFilters.isSet(filter)}
        onClearFilters={() => setFilter(freePlanBalanceFilters.none)}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.walletIcon}>
            {t('emptyText')}
          </EmptyState>
        }
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
        fileName="free-plan-balances"
      />
      {deciding && (
        <DecideDialog
          balance={deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null);
            list.refresh();
          }}
        />
      )}
    </>
  );
}
