import { useAction, useErrorText } from '@quittance/app-shell';
import { unscheduleInvoice } from '@quittance/sdk/client';
import { Banner, Button, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { usePortal } from '../../portal.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { invoiceDetailTexts } from './texts.en.ts';

interface ScheduledPanelProps {
  readonly invoice: Invoice;
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onChanged: () => void;
}

/** The seller's actions for an invoice that waits for its sending date. */
export function ScheduledPanel({ invoice, onSend, onDelete, onChanged }: ScheduledPanelProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async () => {
    await client.request(unscheduleInvoice, { body: { invoiceId: invoice._id } });
    toasts.show('success', t('unscheduled'));
    onChanged();
  });
  return (
    <div className="invoice-panel__draft">
      <Banner>{t('scheduledText')}</Banner>
      {error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}
      <Button variant="primary" block icon={icons.sendIcon} onClick={onSend}>
        {t('sendNow')}
      </Button>
      <Button block icon={icons.documentIcon} pending={isPending} onClick={() => void run()}>
        {t('unschedule')}
      </Button>
      <Button variant="quiet" block icon={icons.trashIcon} onClick={onDelete}>
        {invoiceText('scheduled.delete')}
      </Button>
    </div>
  );
}
