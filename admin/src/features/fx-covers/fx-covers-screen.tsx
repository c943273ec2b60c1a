import { FilterChoice, ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { fxCoverStates } from '@quittance/sdk/rules';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useFxCoverColumns } from './fx-cover-columns.tsx';
import { FxPositions } from './fx-positions.tsx';
import { fxCoversTexts } from './texts.en.ts';
import { fxCoverFilters, useFxCovers } from './use-fx-covers.ts';

/** What customers converted, and the exchanges with the dealer that cover it. */
export function FxCoversScreen() {
  const { t } = useI18n(fxCoversTexts);
  const [filter, setFilter] = useListFilter(fxCoverFilters);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useFxCoverColumns()}
      rowKey={({ coverId }) => coverId}
      list={useFxCovers(filter)}
      filters={
        <FilterChoice
          label={t('stateLabel')}
          all={t('allStates')}
          options={fxCoverStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          value={filter.state}
          onChange={(state) => setFilter({ state })}
        />
      }
      isFiltered={fxCoverFilters.isSet(filter)}
      onClearFilters={() => setFilter(fxCoverFilters.none)}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.refreshIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="currency-covers"
    >
      <FxPositions />
    </ListScreen>
  );
}
