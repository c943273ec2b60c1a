import { useErrorText, watchUpload } from '@quittance/app-shell';
import { removeFile, uploadFile } from '@quittance/sdk/client';
import { informationRequestLimits, uploadKey } from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import { FileUpload, type UploadedFile, type UploadOptions, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { informationRequestTexts } from './texts.en.ts';

const key = uploadKey({ role: 'reply', slot: 1, group: 'additionalInfoRequest' });
const limits = { ...fileLimits.customer, maxFiles: informationRequestLimits.files };

interface ReplyFilesProps {
  readonly files: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
}

/** Uploads the files of an answer. */
export function ReplyFiles({ files, onChange }: ReplyFilesProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText('upload');
  const upload = async (chosen: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    watchUpload(chosen, onProgress);
    const answer = await client.request(uploadFile, { body: {}, upload: { key, file: chosen } }, { signal });
    return { id: answer._id, name: answer.name, size: answer.size };
  };
  return (
    <FileUpload
      label={t('files')}
      name="fileIds"
      required={false}
      files={files}
      onChange={onChange}
      upload={upload}
      remove={async (fileId) => {
        await client.request(removeFile, { body: { fileId } });
      }}
      limits={limits}
      describeError={errorText}
      onProblem={(message) => toasts.show('error', message)}
      onUploaded={(message) => toasts.show('success', message)}
      onRemoved={(message) => toasts.show('success', message)}
    />
  );
}
