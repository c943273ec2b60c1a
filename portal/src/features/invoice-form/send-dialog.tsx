import { errorCodeOf, useAction, useErrorText } from '@quittance/app-shell';
import { fromMinor } from '@quittance/sdk/money';
import { formatBusinessDate } from '@quittance/sdk/time';
import { Amount, Banner, Button, Dialog, icons, Stack, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import './send-dialog.css';
import { DocumentPreview } from './document-preview.tsx';
import { discountContent } from './early-discount-values.ts';
import { GuestWarning } from './guest-warning.tsx';
import { discountedTotals, invoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface SendDialogProps {
  readonly values: InvoiceFormValues;
  /** Whether it is scheduled instead of sent now. */
  readonly isForLater: boolean;
  /** Label of the button that doesn't send. */
  readonly closeLabel: string;
  readonly onSend: (options: { readonly idempotencyKey: string }) => Promise<void>;
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

/** The total, and what it is for a buyer who pays early. */
function Totals({ values }: Pick<SendDialogProps, 'values'>) {
  const { t, locale } = useI18n(invoiceFormTexts);
  const { currency, earlyDiscount, dueDate } = values;
  const { earlyDiscountPercent, earlyDiscountEndDate: date } = discountContent(earlyDiscount, dueDate);
  const { discountMinor, paidMinor } = discountedTotals(values, earlyDiscountPercent);
  return (
    <div className="send-dialog__totals">
      <p className="send-dialog__total">
        <span className="q-muted">{t('totalDue')}</span>
        <Amount value={invoiceFormTotals(values).total} currency={currency} />
      </p>
      {date !== undefined && discountMinor > 0n && (
        <p className="send-dialog__total send-dialog__total--early">
          <span className="q-muted">{t('totalEarly', { date: formatBusinessDate(date, locale) })}</span>
          <Amount value={fromMinor(paidMinor, currency)} currency={currency} />
        </p>
      )}
    </div>
  );
}

/** The review before an invoice is sent or scheduled: the document itself, and its total above the buttons. */
export function SendDialog({ values, isForLater, closeLabel, onSend, onClose }: SendDialogProps) {
  const { t } = useI18n(invoiceFormTexts);
  const sendingError = useSendingError();
  const { isPending, error, run: send } = useAction(onSend);
  const kind = isForLater ? 'later' : 'now';
  return (
    <Dialog
      title={t(`confirm.${kind}.title`)}
      locked={isPending}
      onClose={onClose}
      footer={
        <div className="send-dialog__foot">
          <Totals values={values} />
          <Button onClick={onClose} disabled={isPending}>
            {closeLabel}
          </Button>
          <Button variant="primary" icon={icons.sendIcon} pending={isPending} onClick={() => void send()}>
            {t(`confirm.${kind}.submit`)}
          </Button>
        </div>
      }
    >
      <Stack>
        <div role="alert">{error !== undefined && <Banner tone="danger">{sendingError(error)}</Banner>}</div>
        <p className="q-muted">{t(`confirm.${kind}.text`)}</p>
        <GuestWarning values={values} />
        <DocumentPreview values={values} label={t('review')} />
      </Stack>
    </Dialog>
  );
}
