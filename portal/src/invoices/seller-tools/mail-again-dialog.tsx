import { ConfirmDialog, useAction } from '@quittance/app-shell';
import { remindBuyer, resendInvoice } from '@quittance/sdk/client';
import { icons, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { useInvoiceError } from '../use-invoice-error.ts';
import { sellerToolsTexts } from './texts.en.ts';

/** The mails that a seller can send about an open invoice. */
export type BuyerMail = 'remind' | 'resend';

const calls = { remind: remindBuyer, resend: resendInvoice } as const;

interface MailAgainDialogProps {
  readonly mail: BuyerMail;
  readonly invoice: { readonly _id: string; readonly recipientDisplayName: string };
  readonly onClose: () => void;
  /** Called after a toast said that the mail is on its way. */
  readonly onDone: () => void;
}

/** Asks before the buyer of an open invoice is mailed again. */
export function MailAgainDialog({ mail, invoice, onClose, onDone }: MailAgainDialogProps) {
  const { t } = useI18n(sellerToolsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useInvoiceError(t('unconfirmed'));
  const { isPending, error, run } = useAction(async (options) => {
    await client.request(calls[mail], { body: { invoiceId: invoice._id } }, options);
    toasts.show('success', t(`${mail}.done`));
    onDone();
  });
  return (
    <ConfirmDialog
      title={t(`${mail}.title`)}
      cancelLabel={t('keep')}
      confirmLabel={t(`${mail}.submit`)}
      icon={icons.sendIcon}
      error={error === undefined ? undefined : (errorText(error) ?? undefined)}
      isPending={isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t(`${mail}.text`, { buyer: invoice.recipientDisplayName })}</p>
    </ConfirmDialog>
  );
}
