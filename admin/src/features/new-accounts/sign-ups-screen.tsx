import {
  FilterChoice,
  ListScreen,
  ListSearch,
  openAddress,
  useBrandTitle,
  useListFilter,
  usePagePlace,
} from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './new-accounts.css';
import { NewAccountsTabs } from './new-accounts-tabs.tsx';
import { useSignUpAddress, useSignUpColumns } from './sign-up-columns.tsx';
import { newAccountsTexts } from './texts.en.ts';
import { type SignUpFilter, signUpFilters, signUpStages, useSignUps } from './use-sign-ups.ts';

interface SignUpFilterFieldsProps {
  readonly filter: SignUpFilter;
  readonly onChange: (filter: SignUpFilter) => void;
}

function SignUpFilterFields({ filter, onChange }: SignUpFilterFieldsProps) {
  const { t } = useI18n(newAccountsTexts);
  return (
    <div className="new-accounts-filters">
      <ListSearch
        label={t('signUps.search')}
        placeholder={t('signUps.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('status')}
        all={t('signUps.stage.all')}
        options={signUpStages.map((stage) => ({ value: stage, label: t(`signUps.stage.${stage}`) }))}
        value={filter.stage}
        onChange={(stage) => onChange({ ...filter, stage })}
      />
    </div>
  );
}

/** Lists who signed up, and how far each has come. */
export function SignUpsScreen() {
  const { t } = useI18n(newAccountsTexts);
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(signUpFilters);
  const addressOf = useSignUpAddress();
  return (
    <ListScreen
      title={t('signUps.title')}
      lead={t('signUps.lead')}
      brand={useBrandTitle()}
      caption={t('signUps.title')}
      columns={useSignUpColumns()}
      rowKey={({ signUpId }) => signUpId}
      onRowClick={(row) => {
        const to = addressOf(row);
        if (to !== undefined) openAddress(history, to);
      }}
      list={useSignUps(filter)}
      filters={<SignUpFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={signUpFilters.isSet(filter)}
      onClearFilters={() => setFilter(signUpFilters.none)}
      empty={
        <EmptyState title={t('signUps.emptyTitle')} icon={icons.usersIcon}>
          {t('signUps.emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('signUps.noMatchTitle'), text: t('signUps.noMatchText') }}
      fileName="signups"
    >
      <NewAccountsTabs />
    </ListScreen>
  );
}
