import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { waitingTransferStates } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { waitingTransfersTexts } from './texts.en.ts';
import type { WaitingTransferFilter } from './waiting-transfer-filter.ts';

interface WaitingTransferFilterFieldsProps {
  readonly filter: WaitingTransferFilter;
  readonly onChange: (filter: WaitingTransferFilter) => void;
}

/** Search and state above the list of transfers. */
export function WaitingTransferFilterFields({ filter, onChange }: WaitingTransferFilterFieldsProps) {
  const { t } = useI18n(waitingTransfersTexts);
  return (
    <div className="waiting-transfer-filters">
      <ListSearch
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('stateLabel')}
        all={t('allStates')}
        options={waitingTransferStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}
