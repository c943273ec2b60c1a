import { ConfirmDialog, useAction, useErrorText } from '@quittance/app-shell';
import { removeStaffFile } from '@quittance/sdk/client';
import { icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { organizationFilesTexts } from './texts.en.ts';
import type { OrganizationFile } from './use-organization-files.ts';

interface RemoveDialogProps {
  readonly file: OrganizationFile;
  readonly onClose: () => void;
  /** Called after the removal, when a toast has said so. */
  readonly onDone: () => void;
}

/** Removes a document that staff added. */
export function RemoveDialog({ file, onClose, onDone }: RemoveDialogProps) {
  const { t } = useI18n(organizationFilesTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const { _id: fileId, group, name } = file;
  const { isPending, error, run } = useAction(async () => {
    try {
      await client.request(removeStaffFile, { body: { fileId, group } });
    } catch (failure) {
      toasts.show('error', t('notRemoved', { name }));
      throw failure;
    }
    toasts.show('success', t('removed'));
    onDone();
  });
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      cancelLabel={t('keep')}
      confirmLabel={t('remove')}
      icon={icons.trashIcon}
      variant="danger"
      isPending={isPending}
      {...(error !== undefined && { error: errorText(error) })}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('removeText', { name })}</p>
    </ConfirmDialog>
  );
}
