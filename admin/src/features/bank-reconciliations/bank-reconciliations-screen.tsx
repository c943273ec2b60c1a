import { FilterChoice, ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { reconciliationStates } from '@quittance/sdk/rules';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useBankReconciliationColumns } from './bank-reconciliation-columns.tsx';
import { StatementAlarms } from './statement-alarms.tsx';
import { bankReconciliationsTexts } from './texts.en.ts';
import { UnexplainedEntries } from './unexplained-entries.tsx';
import {
  type BankReconciliationFilter,
  bankReconciliationFilters,
  useBankReconciliations,
} from './use-bank-reconciliations.ts';

interface StateFieldProps {
  readonly filter: BankReconciliationFilter;
  readonly onChange: (filter: BankReconciliationFilter) => void;
}

function StateField({ filter, onChange }: StateFieldProps) {
  const { t } = useI18n(bankReconciliationsTexts);
  return (
    <FilterChoice
      label={t('stateLabel')}
      all={t('allStates')}
      options={reconciliationStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      value={filter.state}
      onChange={(state) => onChange({ state })}
    />
  );
}

/** What the banks hold and what they should hold, day by day. */
export function BankReconciliationsScreen() {
  const { t } = useI18n(bankReconciliationsTexts);
  const [filter, setFilter] = useListFilter(bankReconciliationFilters);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useBankReconciliationColumns()}
      rowKey={({ reconciliationId }) => reconciliationId}
      list={useBankReconciliations(filter)}
      filters={<StateField filter={filter} onChange={setFilter} />}
      isFiltered={bankReconciliationFilters.isSet(filter)}
      onClearFilters={() => setFilter(bankReconciliationFilters.none)}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.bankIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="bank-reconciliations"
    >
      <StatementAlarms />
      <UnexplainedEntries />
    </ListScreen>
  );
}
