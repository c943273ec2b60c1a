import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { transactionTexts } from '@quittance/sdk/i18n';
import { transactionDirections, transactionKinds, transactionStatuses } from '@quittance/sdk/rules';
import { DateField, useI18n } from '@quittance/widgets/kit';
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
  const { t: word } = useI18n(transactionTexts);
  return (
    <div className="transaction-filters">
      <ListGroups
        label={t('direction.label')}
        groups={[
          { value: 'all', label: t('direction.all') },
          ...transactionDirections.map((value) => ({ value, label: t(`direction.${value}`) })),
        ]}
        chosen={filter.direction || 'all'}
        onChoose={(chosen) =>
          onChange({ ...filter, direction: transactionDirections.find((value) => value === chosen) ?? '' })
        }
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
        <FilterChoice
          label={t('kindLabel')}
          isLabelShown
          all={t('kindAll')}
          options={transactionKinds.map((value) => ({ value, label: word(`kind.${value}`) }))}
          value={filter.kind}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
        <FilterChoice
          label={t('statusLabel')}
          isLabelShown
          all={t('statusAll')}
          options={transactionStatuses.map((value) => ({ value, label: word(`status.${value}`) }))}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
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
