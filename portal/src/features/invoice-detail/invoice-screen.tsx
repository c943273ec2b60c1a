import { PageLink, ScreenTitle, useRouteParams } from '@quittance/app-shell';
import { classNames, Icon, icons, useI18n } from '@quittance/widgets/kit';
import type { Direction } from '../../invoices/status-groups.ts';
import { useCurrentList } from '../../layout/current-list.ts';
import { useMember } from '../../session/member.ts';
import '@quittance/widgets/widgets.css';
import { layoutTexts } from '../../layout/texts.en.ts';
import { dashboardNavigationTexts } from '../dashboard/navigation-texts.en.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { InvoiceContent } from './invoice-content.tsx';
import { useInvoiceDetail } from './use-invoice-detail.ts';

const listOf = ({ viewer }: Invoice): Direction => (viewer === 'seller' ? 'income' : 'expenses');

/** Marks the list of the invoice in the navigation. An invoice that can't be shown redirects to the dashboard. */
function Back({ list, hasFailed }: { readonly list: Direction | undefined; readonly hasFailed: boolean }) {
  const { t } = useI18n(layoutTexts);
  const { t: listName } = useI18n(dashboardNavigationTexts);
  const isKnown = list !== undefined || hasFailed;
  return (
    <PageLink className={classNames('screen__back', !isKnown && 'screen__back--unknown')} to={list ? `/${list}` : '/'}>
      <Icon shape={icons.arrowLeftIcon} />
      {list ? listName(list) : t('toDashboard')}
    </PageLink>
  );
}

function InvoicePage({ invoiceId }: { readonly invoiceId: string }) {
  const { constants } = useMember();
  const detail = useInvoiceDetail(invoiceId);
  const { invoice, hasFailed, title } = detail;
  const list = invoice && listOf(invoice);
  useCurrentList(list);
  return (
    <div className="screen">
      <div>
        <Back list={list} hasFailed={hasFailed} />
        <ScreenTitle brand={constants.brandName}>{title}</ScreenTitle>
      </div>
      <InvoiceContent detail={detail} />
    </div>
  );
}

/** An invoice as a page, for direct visits to its address. */
export function InvoiceScreen() {
  const { invoiceId = '' } = useRouteParams();
  return <InvoicePage key={invoiceId} invoiceId={invoiceId} />;
}

// In one chunk, because people who open one screen often open the other.
export { InvoiceDialog } from './invoice-dialog.tsx';
