import { attachDocument } from '@quittance/sdk/client';
import { Button, Dialog, Stack, type UploadedFile, useClient, useI18n } from '@quittance/widgets/kit';
import { AttachmentField } from '../../../invoices/attachment/attachment-field.tsx';
import { attachmentTexts } from '../../../invoices/attachment/texts.en.ts';
import type { ClosingDialogProps } from './closing-dialog.ts';

/** Adds a file to a sent invoice. */
export function AttachDialog({ invoice, onClose, onDone }: ClosingDialogProps) {
  const { t } = useI18n(attachmentTexts);
  const client = useClient();
  const attach = async ({ id: fileId }: UploadedFile) => {
    await client.request(attachDocument, { body: { invoiceId: invoice._id, fileId } });
  };
  return (
    <Dialog title={t('action')} width="medium" onClose={onClose}>
      <Stack>
        <p className="q-muted">{t('dialogText')}</p>
        <AttachmentField file={null} onChange={onDone} onReceived={attach} />
        <div>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}
