import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { waitingTransferStates } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import type { HeldTransferFilter } from './held-transfer-filter.ts';
import { heldTransfersTexts } from './texts.en.ts';

interface HeldTransferFilterFieldsProps {
  readonly filter: HeldTransferFilter;
  readonly onChange: (filter: HeldTransferFilter) => void;
}

/** Search and state above the list of transfers. */
export function HeldTransferFilterFields({ filter, onChange }: HeldTransferFilterFieldsProps) {
  const { t } = useI18n(heldTransfersTexts);
  return (
    <div className="held-transfer-filters">
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
