import { ListScreen, openAddress, PageLink, usePagePlace } from '@quittance/app-shell';
import { mayMake, saveDraft } from '@quittance/sdk/client';
import { buttonClass, EmptyState, Icon, icons, useI18n } from '@quittance/widgets/kit';
import { openedFrom } from '../../invoices/over-list.ts';
import { recurringTexts } from '../../invoices/recurring/texts.en.ts';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { dashboardNavigationTexts } from '../dashboard/navigation-texts.en.ts';
import { useSeriesColumns } from './series-columns.tsx';
import { useSeries } from './use-series.ts';

/** Recurring invoices with their next dates. */
export function RecurringScreen() {
  const { t } = useI18n(recurringTexts);
  const { t: navigationText } = useI18n(dashboardNavigationTexts);
  const { user, constants } = useMember();
  const { history, location } = usePagePlace();
  const list = useSeries();
  useRefreshOn('invoice.changed', list.refresh);
  const newInvoice = mayMake(saveDraft, user) && (
    <PageLink className={buttonClass({ variant: 'primary' })} to="/invoices/new/form">
      <Icon shape={icons.plusIcon} />
      {t('newInvoice')}
    </PageLink>
  );
  return (
    <ListScreen
      title={t('listTitle')}
      lead={t('listLead')}
      brand={constants.brandName}
      above={
        <PageLink className="screen__back" to="/income">
          <Icon shape={icons.arrowLeftIcon} />
          {navigationText('income')}
        </PageLink>
      }
      actions={newInvoice}
      caption={t('caption')}
      columns={useSeriesColumns()}
      rowKey={({ _id }) => _id}
      onRowClick={({ invoiceId }) => openAddress(history, `/invoices/${invoiceId}`, openedFrom(location))}
      list={list}
      empty={
        <EmptyState title={t('empty.title')} icon={icons.clockIcon} action={newInvoice}>
          {t('empty.text')}
        </EmptyState>
      }
      fileName="recurring-invoices"
    />
  );
}
