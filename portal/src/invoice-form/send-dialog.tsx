import { useErrorText } from '@quittance/widgets/host';
import { Amount, Banner, BusinessDate, Button, Dialog, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';

interface SendDialogProps {
  readonly values: InvoiceFormValues;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
}

/** The last look before an invoice goes out: to whom, how much, by when. */
export function SendDialog({ values, onSend, onClose }: SendDialogProps) {
  const { t } = useI18n('portal-invoices');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = () => {
    setPending(true);
    setError(undefined);
    onSend().catch((failure: unknown) => {
      setError(failure);
      setPending(false);
    });
  };
  return (
    <Dialog
      title={t('form.confirmTitle')}
      width="narrow"
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('form.keepEditing')}
          </Button>
          <Button variant="primary" icon={icons.sendIcon} pending={isPending} onClick={send}>
            {t('form.confirmSend')}
          </Button>
        </>
      }
    >
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
      <p>{t('form.confirmText', { name: values.recipientName, email: values.recipientEmail })}</p>
      <dl className="facts">
        <div>
          <dt>{t('form.totalDue')}</dt>
          <dd>
            <Amount value={invoiceFormTotals(values).total} currency={values.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('form.dueDate')}</dt>
          <dd>{values.dueDate && <BusinessDate date={values.dueDate} />}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
