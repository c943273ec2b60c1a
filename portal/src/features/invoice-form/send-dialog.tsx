import { ConfirmDialog, errorCodeOf, Fact, FactList, useAction, useErrorText } from '@quittance/app-shell';
import { Amount, BusinessDate, EmailText, icons, useI18n } from '@quittance/widgets/kit';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { useServerRefusal } from '../../server-refusal/use-server-refusal.ts';
import { GuestWarning } from './guest-warning.tsx';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface SendDialogProps {
  readonly values: InvoiceFormValues;
  /** Whether it is scheduled instead of sent now. */
  readonly isForLater: boolean;
  /** Label of the button that doesn't send. */
  readonly closeLabel: string;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
}

/** Why sending failed. It names a refused field in its own sentence, because the dialog shows no fields. */
function useSendingError(): (error: unknown) => string {
  const { t } = useI18n(invoiceFormTexts);
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  return (error) => {
    const code = errorCodeOf(error);
    if (code === 'UnknownOutcomeError') return t('sendUnconfirmed');
    if (code === 'IdempotencyConflictError') return t('sentBefore');
    const messages = serverRefusal(error)?.validations.map(({ message }) => message);
    return messages ? [...new Set(messages)].join(' ') : errorText(error);
  };
}

/** The confirmation before an invoice is sent or scheduled: buyer, amount and dates. */
export function SendDialog({ values, isForLater, closeLabel, onSend, onClose }: SendDialogProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const sendingError = useSendingError();
  const { isPending, error, run: send } = useAction(onSend);
  const kind = isForLater ? 'later' : 'now';
  return (
    <ConfirmDialog
      title={t(`confirm.${kind}.title`)}
      cancelLabel={closeLabel}
      confirmLabel={t(`confirm.${kind}.submit`)}
      icon={icons.sendIcon}
      error={error === undefined ? undefined : sendingError(error)}
      isPending={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t(`confirm.${kind}.text`)}</p>
      <FactList>
        <Fact term={invoiceText('recipient')}>
          <div>{values.recipientName}</div>
          <div>
            <EmailText email={values.recipientEmail} />
          </div>
        </Fact>
        <Fact term={t('totalDue')}>
          <Amount value={invoiceFormTotals(values).total} currency={values.currency} />
        </Fact>
        {isForLater && values.sendingDate && (
          <Fact term={t('sendingDate')}>
            <BusinessDate date={values.sendingDate} />
          </Fact>
        )}
        <Fact term={t('dueDate')}>{values.dueDate && <BusinessDate date={values.dueDate} />}</Fact>
      </FactList>
      <GuestWarning values={values} />
    </ConfirmDialog>
  );
}
