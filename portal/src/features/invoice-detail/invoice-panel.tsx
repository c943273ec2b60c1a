import { Fact, FactList, PageLink } from '@quittance/app-shell';
import { portalInvoiceTexts, portalTexts } from '@quittance/sdk/i18n/en';
import { canPay } from '@quittance/sdk/rules';
import {
  Banner,
  BusinessDate,
  Button,
  buttonClass,
  Card,
  Icon,
  icons,
  StatusBadge,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { InvoiceStatus } from '../../invoices/invoice-status.tsx';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';

interface InvoicePanelProps {
  readonly invoice: Invoice;
  /** Whether the person may see the payment but not make it. */
  readonly isReadOnly: boolean;
  /** Whether it is unknown if a payment arrived. */
  readonly isUnsure: boolean;
  /** Absent if there is no draft, or if the person may not change it. */
  readonly draft: DraftActions | undefined;
}

interface DraftActions {
  /** Absent while required details are missing. */
  readonly onSend: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** The seller's actions for a draft. */
function DraftPanel({ invoice, draft }: { readonly invoice: Invoice; readonly draft: DraftActions }) {
  const { t } = useI18n(portalInvoiceTexts);
  const { t: portal } = useI18n(portalTexts);
  const { onSend, onDelete } = draft;
  return (
    <div className="invoice-panel__draft">
      <Banner>{t(onSend ? 'invoice.draftText' : 'invoice.incompleteText')}</Banner>
      {onSend && (
        <Button variant="primary" block icon={icons.sendIcon} onClick={onSend}>
          {t('invoice.send')}
        </Button>
      )}
      <PageLink
        className={buttonClass({ block: true, variant: onSend ? 'secondary' : 'primary' })}
        to={`/invoices/${invoice._id}/form`}
      >
        <Icon shape={icons.documentIcon} />
        {t('invoice.edit')}
      </PageLink>
      <Button variant="quiet" block icon={icons.trashIcon} onClick={onDelete}>
        {portal('draft.delete')}
      </Button>
    </div>
  );
}

/** A summary of an invoice, and the seller's actions. */
export function InvoicePanel({ invoice, isReadOnly, isUnsure, draft }: InvoicePanelProps) {
  const { t } = useI18n(portalInvoiceTexts);
  const { t: portal } = useI18n(portalTexts);
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
        <FactList>
          <Fact term={t(isSeller ? 'invoice.recipient' : 'invoice.sender')}>
            <TruncatedText>
              {(isSeller ? invoice.recipientDisplayName : invoice.senderDisplayName) || portal('draft.noBuyer')}
            </TruncatedText>
          </Fact>
          {sendingDate && (
            <Fact term={t('invoice.sentOn')}>
              <BusinessDate date={sendingDate} />
            </Fact>
          )}
          <Fact term={t('invoice.due')}>
            <BusinessDate date={dueDate} />
          </Fact>
          {paidOnDate && (
            <Fact term={t('invoice.authorizedOn')}>
              <BusinessDate date={paidOnDate} />
            </Fact>
          )}
        </FactList>
      </div>
      {isReadOnly && <Banner>{t('invoice.readOnly')}</Banner>}
      {draft && <DraftPanel invoice={invoice} draft={draft} />}
    </Card>
  );
}
