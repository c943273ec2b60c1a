import { Fact, FactList, PageLink } from '@quittance/app-shell';
import { mayMake, planReminders } from '@quittance/sdk/client';
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
import { SeriesPanel } from '../../invoices/recurring/series-panel.tsx';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { useMember } from '../../session/member.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { Corrections } from './corrections.tsx';
import type { DraftNote } from './draft-note.ts';
import { InvoiceHistory } from './history/invoice-history.tsx';
import { isPlannable, Reminders } from './reminders.tsx';
import { ScheduledPanel } from './scheduled-panel.tsx';
import { invoiceDetailTexts } from './texts.en.ts';

interface InvoicePanelProps {
  readonly invoice: Invoice;
  /** Whether the person may see the payment but not make it. */
  readonly isReadOnly: boolean;
  /** Whether it is unknown if a payment arrived. */
  readonly isUnsure: boolean;
  /** Absent if there is no draft or scheduled invoice, or if the person may not change it. */
  readonly draft: DraftActions | undefined;
  /** Loads the invoice again after a change. */
  readonly onChanged: () => void;
}

interface DraftActions {
  readonly note: DraftNote;
  /** Absent while required details are missing. */
  readonly onSend: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** The seller's actions for a draft. */
function DraftPanel({ invoice, draft }: { readonly invoice: Invoice; readonly draft: DraftActions }) {
  const { t } = useI18n(invoiceDetailTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const { note, onSend, onDelete } = draft;
  return (
    <div className="invoice-panel__draft">
      <Banner>{t(note)}</Banner>
      {onSend && (
        <Button variant="primary" block icon={icons.sendIcon} onClick={onSend}>
          {t('send')}
        </Button>
      )}
      <PageLink
        className={buttonClass({ block: true, variant: onSend ? 'secondary' : 'primary' })}
        to={`/invoices/${invoice._id}/form`}
      >
        <Icon shape={icons.documentIcon} />
        {t('edit')}
      </PageLink>
      <Button variant="quiet" block icon={icons.trashIcon} onClick={onDelete}>
        {invoiceText('draft.delete')}
      </Button>
    </div>
  );
}

/** A summary of an invoice, and the seller's actions. */
export function InvoicePanel({ invoice, isReadOnly, isUnsure, draft, onChanged }: InvoicePanelProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const { user } = useMember();
  const { currency, dueDate, sendingDate, paidOnDate } = invoice;
  const isSeller = invoice.viewer === 'seller';
  return (
    <Card>
      <div className="invoice-panel__glance">
        <p className="invoice-panel__total">
          <LargeAmount value={invoice.finalAmount} currency={currency} />
        </p>
        {isUnsure && canPay(invoice.viewer, invoice.status) ? (
          <StatusBadge tone="warning" icon={icons.alertIcon} label={t('unsure')} />
        ) : (
          <InvoiceStatus {...invoice} />
        )}
        <FactList>
          <Fact term={isSeller ? invoiceText('recipient') : t('sender')}>
            <TruncatedText>
              {(isSeller ? invoice.recipientDisplayName : invoice.senderDisplayName) || invoiceText('draft.noBuyer')}
            </TruncatedText>
          </Fact>
          {sendingDate && (
            <Fact term={t(invoice.number ? 'sentOn' : 'sendingOn')}>
              <BusinessDate date={sendingDate} />
            </Fact>
          )}
          <Fact term={invoiceText('due')}>
            <BusinessDate date={dueDate} />
          </Fact>
          {paidOnDate && (
            <Fact term={t('authorizedOn')}>
              <BusinessDate date={paidOnDate} />
            </Fact>
          )}
        </FactList>
      </div>
      {isPlannable(invoice) && mayMake(planReminders, user) && <Reminders invoice={invoice} onChanged={onChanged} />}
      {invoice.series && <SeriesPanel series={invoice.series} onChanged={onChanged} />}
      <Corrections invoice={invoice} />
      {invoice.status !== 'draft' && <InvoiceHistory invoice={invoice} />}
      {isReadOnly && <Banner>{t('readOnly')}</Banner>}
      {draft && invoice.status === 'draft' && <DraftPanel invoice={invoice} draft={draft} />}
      {draft?.onSend && invoice.status === 'scheduled' && (
        <ScheduledPanel invoice={invoice} onSend={draft.onSend} onDelete={draft.onDelete} onChanged={onChanged} />
      )}
    </Card>
  );
}
