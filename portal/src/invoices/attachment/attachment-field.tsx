import { useErrorText, watchUpload } from '@quittance/app-shell';
import { removeFile, uploadFile } from '@quittance/sdk/client';
import { uploadKey } from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import { FileUpload, type UploadedFile, type UploadOptions, useClient, useI18n } from '@quittance/widgets/kit';
import { useRef } from 'react';
import { usePortal } from '../../portal.ts';
import { attachmentTexts } from './texts.en.ts';

const key = uploadKey({ role: 'attachment', slot: 1, group: 'invoiceAttachment' });

interface AttachmentFieldProps {
  readonly file: UploadedFile | null;
  readonly onChange: (file: UploadedFile | null) => void;
  /** Does what makes the uploaded file part of an invoice; its failure is one of the upload. */
  readonly onReceived?: ((file: UploadedFile) => Promise<void>) | undefined;
}

/** Uploads the file of an invoice. */
export function AttachmentField({ file, onChange, onReceived }: AttachmentFieldProps) {
  const { t } = useI18n(attachmentTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText('upload');
  // Other invoices may show files that were uploaded before.
  const uploadedHere = useRef(new Set<string>());
  const upload = async (chosen: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    watchUpload(chosen, onProgress);
    const answer = await client.request(uploadFile, { body: {}, upload: { key, file: chosen } }, { signal });
    const received = { id: answer._id, name: answer.name, size: answer.size };
    uploadedHere.current.add(received.id);
    await onReceived?.(received);
    return received;
  };
  const remove = async (fileId: string) => {
    if (uploadedHere.current.has(fileId)) await client.request(removeFile, { body: { fileId } });
  };
  return (
    <FileUpload
      label={t('field')}
      description={t('hint')}
      name="attachedFileId"
      required={false}
      files={file ? [file] : []}
      onChange={(files) => onChange(files.at(-1) ?? null)}
      upload={upload}
      remove={remove}
      limits={fileLimits.invoiceAttachment}
      describeError={errorText}
      onProblem={(message) => toasts.show('error', message)}
      onUploaded={(message) => toasts.show('success', message)}
      onRemoved={(message) => toasts.show('success', message)}
    />
  );
}
