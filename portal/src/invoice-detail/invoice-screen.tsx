import { getInvoice } from '@quittance/sdk/client';
import { canEdit, canPay } from '@quittance/sdk/rules';
import { PageLink, RequestFailure, ScreenTitle, useResource } from '@quittance/widgets/host';
import { Card, classNames, Icon, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { Invoice } from '@quittance/widgets/react';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { Direction } from '../dashboard/status-groups.ts';
import { canManageBusiness } from '../guards/visitor.ts';
import type { Invoice as InvoiceAnswer } from '../invoice-form/invoice-form-values.ts';
import { useCurrentList } from '../layout/current-list.ts';
import { useRefreshOn } from '../live-events/use-refresh-on.ts';
import { useMember } from '../session/member.ts';
import './invoice-detail.css';
import { useInvoiceTexts } from '../texts/use-invoice-texts.ts';
import { InvoicePanel } from './invoice-panel.tsx';
import { SendDraft } from './send-draft.tsx';

const listOf = ({ viewer }: InvoiceAnswer): Direction => (viewer === 'seller' ? 'income' : 'expenses');

/** The list that the invoice stands in, which is known with the invoice; one that can't be shown leads to the dashboard. */
function Back({ list, hasFailed }: { readonly list: Direction | undefined; readonly hasFailed: boolean }) {
  const { t } = useI18n('portal');
  const isKnown = list !== undefined || hasFailed;
  return (
    <PageLink className={classNames('screen__back', !isKnown && 'screen__back--unknown')} to={list ? `/${list}` : '/'}>
      <Icon shape={icons.arrowLeftIcon} />
      {t(list ? `${list}.title` : 'permission.toDashboard')}
    </PageLink>
  );
}

function useTitle(invoice: InvoiceAnswer | undefined): string {
  const { t } = useI18n('portal-invoices');
  if (!invoice) return t('invoice.untitled');
  return invoice.number ? t('invoice.title', { number: invoice.number }) : t('invoice.draftTitle');
}

/** One invoice: the document with its ways to pay, and beside it what its seller or buyer can do with it. */
function InvoiceDetail({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n('portal-invoices');
  const { user, constants } = useMember();
  const client = useClient();
  const [revision, setRevision] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isDocumentHere, setDocumentHere] = useState(false);
  // The answer to a payment was lost: what the invoice says of itself may be out of date.
  const [isUnsure, setUnsure] = useState(false);
  const {
    data: invoice,
    error,
    refresh,
  } = useResource(
    useCallback((signal) => client.request(getInvoice, { params: { id: invoiceId } }, { signal }), [client, invoiceId]),
  );
  const reload = () => {
    refresh();
    setRevision((count) => count + 1);
  };
  useRefreshOn('invoice.changed', (event) => {
    if (event === null || event.objectId === invoiceId) reload();
  });

  const list = invoice && listOf(invoice);
  useCurrentList(list);
  const mayAct = canManageBusiness(user);
  const canSend = invoice !== undefined && mayAct && canEdit(invoice.viewer, invoice.status);
  const isPayable = invoice !== undefined && canPay(invoice.viewer, invoice.status);
  const isBarred = isPayable && !mayAct;
  // The document then has a panel of its own, where it is paid.
  const isPaidHere = isPayable && mayAct && !isUnsure;
  const title = useTitle(invoice);
  return (
    <div className="screen">
      <div>
        <Back list={list} hasFailed={error !== undefined} />
        <ScreenTitle brand={constants.brandName}>{title}</ScreenTitle>
      </div>
      <div className={classNames('invoice-detail', isPaidHere && 'invoice-detail--paid-here')}>
        <div className="invoice-detail__document">
          <Invoice
            invoiceId={invoiceId}
            revision={revision}
            preview={!mayAct}
            onReady={() => {
              setDocumentHere(true);
              if (error !== undefined) refresh();
            }}
            onComplete={() => {
              setUnsure(false);
              refresh();
            }}
            onPending={({ status }) => {
              setUnsure(status === 'unknown');
              refresh();
            }}
            onFailure={() => setUnsure(false)}
          />
        </div>
        {/* An invoice that can't be loaded says so itself, where its document would be. */}
        {!isPaidHere && (error === undefined || isDocumentHere) && (
          <aside
            className={classNames(
              'invoice-detail__panel',
              canSend && 'invoice-detail__panel--acts',
              invoice && error === undefined && !canSend && !isBarred && 'invoice-detail__panel--repeats',
            )}
            aria-label={t('invoice.panel')}
          >
            {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
            {error === undefined && invoice === undefined && (
              <Card>
                <Skeleton shape="title" />
              </Card>
            )}
            {invoice && (
              <InvoicePanel
                invoice={invoice}
                isReadOnly={isBarred}
                isUnsure={isUnsure}
                onSend={canSend ? () => setSending(true) : undefined}
              />
            )}
          </aside>
        )}
      </div>
      {invoice && isSending && <SendDraft draft={invoice} onClose={() => setSending(false)} onSent={reload} />}
    </div>
  );
}

export function InvoiceScreen() {
  useInvoiceTexts();
  const { invoiceId = '' } = useParams();
  return <InvoiceDetail key={invoiceId} invoiceId={invoiceId} />;
}
