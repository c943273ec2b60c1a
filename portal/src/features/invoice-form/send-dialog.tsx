import { errorCodeOf, Fact, FactList, useAction, useErrorText } from '@quittance/app-shell';
import { portalInvoiceTexts } from '@quittance/sdk/i18n/en';
import { Amount, Banner, BusinessDate, Button, Dialog, EmailText, icons, useI18n } from '@quittance/widgets/kit';
import { GuestWarning } from './guest-warning.tsx';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { useServerRefusal } from './use-server-refusal.ts';

interface SendDialogProps {
  readonly values: InvoiceFormValues;
  /** Label of the button that doesn't send. */
  readonly closeLabel: string;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
}

/** Why sending failed. It names a refused field in its own sentence, because the dialog shows no fields. */
function useSendingError(): (error: unknown) => string {
  const { t } = useI18n(portalInvoiceTexts);
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  return (error) => {
    const code = errorCodeOf(error);
    if (code === 'UnknownOutcomeError') return t('form.sendUnconfirmed');
    if (code === 'IdempotencyConflictError') return t('form.sentBefore');
    const messages = serverRefusal(error)?.validations.map(({ message }) => message);
    return messages ? [...new Set(messages)].join(' ') : errorText(error);
  };
}

/** The confirmation before an invoice is sent: buyer, amount and due date. */
export function SendDialog({ values, closeLabel, onSend, onClose }: SendDialogProps) {
  const { t } = useI18n(portalInvoiceTexts);
  const sendingError = useSendingError();
  const { isPending, error, run: send } = useAction(onSend);
  return (
    <Dialog
      title={t('form.confirmTitle')}
      width="narrow"
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {closeLabel}
          </Button>
          <Button variant="primary" icon={icons.sendIcon} pending={isPending} onClick={() => void send()}>
            {t('form.confirmSend')}
          </Button>
        </>
      }
    >
      <div role="alert">{error !== undefined && <Banner tone="danger">{sendingError(error)}</Banner>}</div>
      <p>{t('form.confirmText')}</p>
      <FactList>
        <Fact term={t('invoice.recipient')}>
          <div>{values.recipientName}</div>
          <div>
            <EmailText email={values.recipientEmail} />
          </div>
        </Fact>
        <Fact term={t('form.totalDue')}>
          <Amount value={invoiceFormTotals(values).total} currency={values.currency} />
        </Fact>
        <Fact term={t('form.dueDate')}>{values.dueDate && <BusinessDate date={values.dueDate} />}</Fact>
      </FactList>
      <GuestWarning values={values} />
    </Dialog>
  );
}
