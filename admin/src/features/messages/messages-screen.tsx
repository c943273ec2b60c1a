import { ListScreen, useBrandTitle, useListFilter } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import './messages.css';
import { CompanyBanner } from './company-banner.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { MessageFilterFields } from './message-filter-fields.tsx';
import { messagesTexts } from './texts.en.ts';
import { messageFilters, useMessages } from './use-messages.ts';

/** What became of emails and text messages, for staff who answer customers. */
export function MessagesScreen() {
  const { t } = useI18n(messagesTexts);
  const [filter, setFilter] = useListFilter(messageFilters);
  const { organizationId } = filter;
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead')}
      brand={useBrandTitle()}
      caption={t('title')}
      columns={useMessageColumns()}
      rowKey={({ messageId }) => messageId}
      list={useMessages(filter)}
      filters={<MessageFilterFields filter={filter} onChange={setFilter} />}
      isFiltered={messageFilters.isSet(filter)}
      onClearFilters={() => setFilter(messageFilters.none)}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.mailIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      fileName="messages"
    >
      {organizationId && (
        <CompanyBanner organizationId={organizationId} onClear={() => setFilter({ ...filter, organizationId: '' })} />
      )}
    </ListScreen>
  );
}
