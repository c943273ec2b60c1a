import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { deleteDraft } from '@quittance/sdk/client';
import { icons, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../portal.ts';
import { invoicesTexts } from './texts.en.ts';

interface DeleteDraftDialogProps {
  readonly invoiceId: string;
  readonly status: 'draft' | 'scheduled';
  readonly onClose: () => void;
  /** Called after a toast said that it was deleted. */
  readonly onDeleted: () => void;
}

/** Asks before a draft or a scheduled invoice is deleted, because this can't be undone. */
export function DeleteDraftDialog({ invoiceId, status, onClose, onDeleted }: DeleteDraftDialogProps) {
  const { t } = useI18n(invoicesTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const {
    isPending,
    error,
    run: remove,
  } = useAction(async () => {
    await client.request(deleteDraft, { params: { id: invoiceId } });
    toasts.show('success', t(`${status}.deleted`));
    onDeleted();
  });
  return (
    <ConfirmDialog
      title={t(`${status}.deleteTitle`)}
      cancelLabel={t(`${status}.keep`)}
      confirmLabel={t(`${status}.delete`)}
      icon={icons.trashIcon}
      variant="danger"
      error={error === undefined ? undefined : errorText(error)}
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t(`${status}.deleteText`)}</p>
    </ConfirmDialog>
  );
}
