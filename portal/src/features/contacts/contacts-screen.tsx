import { ListScreen, PageLink, useListFilter } from '@quittance/app-shell';
import { addContact, mayMake } from '@quittance/sdk/client';
import type { ContactStatus } from '@quittance/sdk/rules';
import { Banner, Button, buttonClass, EmptyState, Inline, icons, useI18n } from '@quittance/widgets/kit';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import './contacts.css';
import type { ContactDialog } from './contact.ts';
import { contactFilters, isNarrowed } from './contact-filter.ts';
import { ContactFilterFields } from './contact-filter-fields.tsx';
import { referralsTexts } from './referrals-texts.en.ts';
import { contactsTexts } from './texts.en.ts';
import { useContactTable } from './use-contact-table.tsx';
import { useContacts } from './use-contacts.ts';

interface StepProps {
  readonly onOpen: (dialog: ContactDialog) => void;
}

/** The ways to new contacts, beside the title. */
function Actions({ onOpen }: StepProps) {
  const { t } = useI18n(contactsTexts);
  return (
    <>
      <Button icon={icons.mailIcon} onClick={() => onOpen('invite')}>
        {t('invite.open')}
      </Button>
      <Button variant="primary" icon={icons.plusIcon} onClick={() => onOpen('add')}>
        {t('add.open')}
      </Button>
    </>
  );
}

interface NoContactsProps extends StepProps {
  readonly status: ContactStatus;
  readonly canChange: boolean;
}

/** Empty state of a group, with the first step. */
function NoContacts({ status, canChange, onOpen }: NoContactsProps) {
  const { t } = useI18n(contactsTexts);
  const isConnected = status === 'connected';
  return (
    <EmptyState
      title={t(`empty.${status}Title`)}
      icon={isConnected ? icons.usersIcon : icons.mailIcon}
      action={
        canChange && (
          <Button variant="primary" onClick={() => onOpen(isConnected ? 'add' : 'invite')}>
            {t(isConnected ? 'add.open' : 'invite.open')}
          </Button>
        )
      }
    >
      {t(`empty.${status}Text`)}
    </EmptyState>
  );
}

/** The organization's contacts by status, with search and category. */
export function ContactsScreen() {
  const { t } = useI18n(contactsTexts);
  const { t: referralText } = useI18n(referralsTexts);
  const { user, constants } = useMember();
  const [filter, setFilter] = useListFilter(contactFilters);
  const list = useContacts(filter);
  useRefreshOn('contact.changed', list.refresh);
  const canChange = mayMake(addContact, user);
  const table = useContactTable({
    status: filter.status,
    canChange,
    onChanged: (status = filter.status) => {
      // Shows the group of a new contact.
      if (status !== filter.status) setFilter({ ...contactFilters.none, status });
      else list.refresh();
    },
  });
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={constants.brandName}
        actions={
          <Inline>
            <PageLink className={buttonClass({ variant: 'quiet' })} to="/referral-partners">
              {referralText('title')}
            </PageLink>
            {canChange && <Actions onOpen={table.open} />}
          </Inline>
        }
        caption={t('title')}
        columns={table.columns}
        rowKey={({ _id }) => _id}
        list={list}
        filters={<ContactFilterFields filter={filter} onChange={setFilter} />}
        isFiltered={isNarrowed(filter)}
        onClearFilters={() => setFilter({ ...contactFilters.none, status: filter.status })}
        empty={<NoContacts status={filter.status} canChange={canChange} onOpen={table.open} />}
        noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
        fileName="contacts"
      >
        {!canChange && <Banner>{t('readOnly')}</Banner>}
      </ListScreen>
      {table.dialog}
    </>
  );
}
