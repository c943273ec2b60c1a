import { ListScreen, openAddress, PageLink, useListFilter, usePagePlace } from '@quittance/app-shell';
import { buttonClass, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { ListGroups } from '../../list-groups/list-groups.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { addressOf, depositFilters, filteredStates } from './deposit.ts';
import { useDepositColumns } from './deposit-columns.tsx';
import { depositsTexts } from './texts.en.ts';
import { useDeposits } from './use-deposits.ts';

/** Money that arrived for the organization, newest first, in each of its states. */
export function DepositsScreen() {
  const { t } = useI18n(depositsTexts);
  const { constants } = useMember();
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(depositFilters);
  const list = useDeposits(filter);
  useRefreshOn('balance.changed', list.refresh);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={constants.brandName}
      caption={t('title')}
      columns={useDepositColumns()}
      rowKey={({ depositId }) => depositId}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={list}
      filters={
        <ListGroups
          label={t('stateLabel')}
          groups={[
            { value: '' as const, label: t('allStates') },
            ...filteredStates.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          chosen={filter.state}
          onChoose={(state) => setFilter({ state })}
        />
      }
      isFiltered={depositFilters.isSet(filter)}
      onClearFilters={() => setFilter(depositFilters.none)}
      empty={
        <EmptyState
          title={t('emptyTitle')}
          icon={icons.bankIcon}
          action={
            <PageLink className={buttonClass()} to="/accounts">
              {t('emptyAction')}
            </PageLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="deposits"
    />
  );
}
