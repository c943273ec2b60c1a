import { useChange } from '@quittance/app-shell';
import { attachInvoiceToRequest, detachInvoiceFromRequest } from '@quittance/sdk/client';
import { informationRequestLimits } from '@quittance/sdk/rules';
import { Button, IconButton, icons, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import type { AttachedInvoice } from './information-request.ts';
import { InvoiceLine } from './invoice-line.tsx';
import { InvoicePicker } from './invoice-picker.tsx';
import { informationRequestTexts } from './texts.en.ts';

interface AttachedInvoicesProps {
  readonly requestId: string;
  readonly invoices: readonly AttachedInvoice[];
  readonly onChange: (invoices: readonly AttachedInvoice[]) => void;
}

/** The invoices of an answer: each is attached at once, also before the answer is sent. */
export function AttachedInvoices({ requestId, invoices, onChange }: AttachedInvoicesProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { isPending, change } = useChange();
  const [isChoosing, setChoosing] = useState(false);
  const attach = (invoiceId: string) =>
    change(async () => {
      setChoosing(false);
      const body = { additionalInfoRequestId: requestId, invoiceId };
      onChange((await client.request(attachInvoiceToRequest, { body })).reply.invoices);
    }, t('invoiceAttached'));
  const detach = (invoiceId: string) =>
    change(async () => {
      const body = { additionalInfoRequestId: requestId, invoiceId };
      onChange((await client.request(detachInvoiceFromRequest, { body })).reply.invoices);
    }, t('invoiceRemoved'));
  return (
    <section aria-label={t('invoices')}>
      <Stack gap={3}>
        {invoices.length > 0 && (
          <ul className="information-request__list">
            {invoices.map((invoice) => (
              <li key={invoice._id}>
                <InvoiceLine invoice={invoice} />
                <IconButton
                  icon={icons.closeIcon}
                  label={t('removeInvoice', { number: invoice.number })}
                  disabled={isPending}
                  onClick={() => void detach(invoice._id)}
                />
              </li>
            ))}
          </ul>
        )}
        {invoices.length < informationRequestLimits.invoices && (
          <div>
            <Button pending={isPending} onClick={() => setChoosing(true)}>
              {t('attachInvoice')}
            </Button>
          </div>
        )}
        {isChoosing && <InvoicePicker onChoose={(id) => void attach(id)} onClose={() => setChoosing(false)} />}
      </Stack>
    </section>
  );
}
