import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { cancelTransfer } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

interface CancelDialogProps {
  readonly transfer: Transfer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a transfer is canceled. */
export function CancelDialog({ transfer, onClose, onDone }: CancelDialogProps) {
  const { t, locale } = useI18n(transfersTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async (options) => {
    await client.request(cancelTransfer, { body: { transferId: transfer._id } }, options);
    toasts.show('success', t('transfer.canceled'));
    onDone();
  });
  const { amount = '0', currency = 'USD' } = transfer.total ?? {};
  return (
    <ConfirmDialog
      title={t('transfer.cancelTitle')}
      cancelLabel={t('transfer.keep')}
      confirmLabel={t('transfer.cancel')}
      variant="danger"
      error={error === undefined ? undefined : errorText(error)}
      isPending={isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('transfer.cancelText', { amount: formatDecimalMoney(amount, currency, locale) })}</p>
    </ConfirmDialog>
  );
}
