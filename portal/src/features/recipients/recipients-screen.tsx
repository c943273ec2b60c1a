import { ListScreen, openAddress, PageLink, useListFilter, usePagePlace } from '@quittance/app-shell';
import { addExternalAccount, mayMake } from '@quittance/sdk/client';
import { Banner, buttonClass, EmptyState, Icon, icons, useI18n } from '@quittance/widgets/kit';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import './recipients.css';
import { addressOf } from './recipient.ts';
import { useRecipientColumns } from './recipient-columns.tsx';
import { recipientFilters } from './recipient-filter.ts';
import { RecipientFilterFields } from './recipient-filter-fields.tsx';
import { recipientsTexts } from './texts.en.ts';
import { useRecipients } from './use-recipients.ts';

function AddLink() {
  const { t } = useI18n(recipientsTexts);
  return (
    <PageLink className={buttonClass({ variant: 'primary' })} to="/recipients/new">
      <Icon shape={icons.plusIcon} />
      {t('add')}
    </PageLink>
  );
}

/** The bank accounts that the organization pays out to, with search and filters. */
export function RecipientsScreen() {
  const { t } = useI18n(recipientsTexts);
  const { user, constants } = useMember();
  const { history } = usePagePlace();
  const [filter, setFilter] = useListFilter(recipientFilters);
  const list = useRecipients(filter);
  useRefreshOn('external-account.changed', list.refresh);
  const canAdd = mayMake(addExternalAccount, user);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={constants.brandName}
      actions={canAdd && <AddLink />}
      caption={t('title')}
      columns={useRecipientColumns()}
      rowKey={({ _id }) => _id}
      onRowClick={(row) => openAddress(history, addressOf(row))}
      list={list}
      filters={<RecipientFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={recipientFilters.isSet(filter)}
      onClearFilters={() => setFilter(recipientFilters.none)}
      empty={
        <EmptyState title={t('empty.title')} icon={icons.bankIcon} action={canAdd && <AddLink />}>
          {t(canAdd ? 'empty.text' : 'empty.readOnly')}
        </EmptyState>
      }
      noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
      fileName="recipients"
    >
      {!canAdd && <Banner>{t('readOnly')}</Banner>}
    </ListScreen>
  );
}
