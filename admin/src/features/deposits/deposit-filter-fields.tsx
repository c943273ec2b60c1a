import { FilterChoice } from '@quittance/app-shell';
import { depositStates } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { depositCurrencies, type StaffDepositFilter } from './deposit-filter.ts';
import { staffDepositsTexts } from './texts.en.ts';

interface DepositFilterFieldsProps {
  readonly filter: StaffDepositFilter;
  readonly onChange: (filter: StaffDepositFilter) => void;
}

/** Status and currency above the list of deposits. */
export function DepositFilterFields({ filter, onChange }: DepositFilterFieldsProps) {
  const { t } = useI18n(staffDepositsTexts);
  return (
    <div className="staff-deposit-filters">
      <FilterChoice
        label={t('stateLabel')}
        all={t('allStates')}
        options={depositStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <FilterChoice
        label={t('currency')}
        all={t('allCurrencies')}
        options={depositCurrencies.map((currency) => ({ value: currency, label: currency }))}
        value={filter.currency}
        onChange={(currency) => onChange({ ...filter, currency })}
      />
    </div>
  );
}
