import { ListSearch } from '@quittance/app-shell';
import { transactionDirections, transactionKinds, transactionStatuses } from '@quittance/sdk/rules';
import { DateField, SelectField, useI18n } from '@quittance/widgets/kit';
import { ListGroups } from '../../list-groups/list-groups.tsx';
import { transactionsTexts } from '../../transactions/texts.en.ts';
import type { TransactionFilter } from './transaction-filter.ts';

interface TransactionFilterFieldsProps {
  readonly filter: TransactionFilter;
  readonly onChange: (filter: TransactionFilter) => void;
}

/** Direction, search, type, status and period above the list. */
export function TransactionFilterFields({ filter, onChange }: TransactionFilterFieldsProps) {
  const { t } = useI18n(transactionsTexts);
  const find = <Value extends string>(values: readonly Value[], chosen: string): Value | '' =>
    values.find((value) => value === chosen) ?? '';
  return (
    <div className="transaction-filters">
      <ListGroups
        label={t('direction.label')}
        groups={[
          { value: 'all', label: t('direction.all') },
          ...transactionDirections.map((value) => ({ value, label: t(`direction.${value}`) })),
        ]}
        chosen={filter.direction || 'all'}
        onChoose={(chosen) => onChange({ ...filter, direction: find(transactionDirections, chosen) })}
      />
      <div className="transaction-filters__search">
        <ListSearch
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <div className="transaction-filters__fields">
        <SelectField
          label={t('kindLabel')}
          required={null}
          options={[
            { value: 'all', label: t('kindAll') },
            ...transactionKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          value={filter.kind || 'all'}
          onChange={(chosen) => onChange({ ...filter, kind: find(transactionKinds, chosen) })}
        />
        <SelectField
          label={t('statusLabel')}
          required={null}
          options={[
            { value: 'all', label: t('statusAll') },
            ...transactionStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filter.status || 'all'}
          onChange={(chosen) => onChange({ ...filter, status: find(transactionStatuses, chosen) })}
        />
        <DateField
          label={t('from')}
          required={null}
          allowReset
          value={filter.from}
          max={filter.to || undefined}
          onChange={(from) => onChange({ ...filter, from })}
        />
        <DateField
          label={t('to')}
          required={null}
          allowReset
          value={filter.to}
          min={filter.from || undefined}
          onChange={(to) => onChange({ ...filter, to })}
        />
      </div>
    </div>
  );
}
