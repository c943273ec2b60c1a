import { canPay } from '@quittance/sdk/rules';
import { PageLink } from '@quittance/widgets/host';
import {
  Banner,
  BusinessDate,
  Button,
  buttonClass,
  Card,
  Icon,
  icons,
  StatusBadge,
  useI18n,
} from '@quittance/widgets/kit';
import type { ReactNode } from 'react';

import { InvoiceStatus } from '../dashboard/invoice-status.tsx';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { LargeAmount } from '../large-amount/large-amount.tsx';

function Fact({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface InvoicePanelProps {
  readonly invoice: Invoice;
  /** The person may look and not pay what there is to pay. */
  readonly isReadOnly: boolean;
  /** Nobody knows whether a payment arrived. */
  readonly isUnsure: boolean;
  /** Absent where there is nothing to send, or nobody to do it. */
  readonly onSend: (() => void) | undefined;
}

/** The facts of an invoice at a glance, and what its seller can still do with it. */
export function InvoicePanel({ invoice, isReadOnly, isUnsure, onSend }: InvoicePanelProps) {
  const { t } = useI18n('portal-invoices');
  const { currency, dueDate, sendingDate, paidOnDate } = invoice;
  const isSeller = invoice.viewer === 'seller';
  return (
    <Card>
      <div className="invoice-panel__glance">
        <p className="invoice-panel__total">
          <LargeAmount value={invoice.finalAmount} currency={currency} />
        </p>
        {isUnsure && canPay(invoice.viewer, invoice.status) ? (
          <StatusBadge tone="warning" icon={icons.alertIcon} label={t('invoice.unsure')} />
        ) : (
          <InvoiceStatus {...invoice} />
        )}
        <dl className="facts">
          <Fact word={t(isSeller ? 'invoice.recipient' : 'invoice.sender')}>
            {isSeller ? invoice.recipientDisplayName : invoice.senderDisplayName}
          </Fact>
          {sendingDate && (
            <Fact word={t('invoice.sentOn')}>
              <BusinessDate date={sendingDate} />
            </Fact>
          )}
          <Fact word={t('invoice.due')}>
            <BusinessDate date={dueDate} />
          </Fact>
          {paidOnDate && (
            <Fact word={t('invoice.authorizedOn')}>
              <BusinessDate date={paidOnDate} />
            </Fact>
          )}
        </dl>
      </div>
      {isReadOnly && <Banner>{t('invoice.readOnly')}</Banner>}
      {onSend && (
        <div className="invoice-panel__draft">
          <Banner>{t('invoice.draftText')}</Banner>
          <Button variant="primary" block icon={icons.sendIcon} onClick={onSend}>
            {t('invoice.send')}
          </Button>
          <PageLink className={buttonClass({ block: true })} to={`/invoices/${invoice._id}/form`}>
            <Icon shape={icons.documentIcon} />
            {t('invoice.edit')}
          </PageLink>
        </div>
      )}
    </Card>
  );
}
