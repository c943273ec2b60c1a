import { getFileImage, removeFile, removeUserFile, uploadFile, uploadUserFile } from '@quittance/sdk/client';
import { uploadKey } from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { saveFile } from '../../kit/base/save-file.ts';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { FileUpload } from '../../kit/file-upload/file-upload.tsx';
import type { UploadedFile, UploadOptions } from '../../kit/file-upload/file-upload-props.ts';
import { watchUpload } from '../../kit/file-upload/upload-fetch.ts';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { useDocumentFiles } from '../document-files.ts';
import { useToast } from '../toast.ts';
import { documentTexts } from './document-texts.en.ts';
import { type GivenDocument, useDocumentLanguage } from './use-document-language.ts';

/** Whose file it is: the business has documents, a person the proof of their own address. */
const calls = {
  organization: { group: 'documentation', upload: uploadFile, remove: removeFile },
  person: {
    group: 'proofOfPhysicalResidentialAddress',
    // The calls differ only in their paths and in who may make them.
    upload: uploadUserFile as unknown as typeof uploadFile,
    remove: removeUserFile as unknown as typeof removeFile,
  },
} as const;
export type DocumentOwner = keyof typeof calls;

interface DocumentFieldProps {
  readonly label: string;
  /** Names of the answers in the form. */
  readonly names: { readonly fileId: string; readonly language: string };
  /** Of the file, such as `trustDeed`. */
  readonly documentRole: string;
  /** Default: the organization. */
  readonly owner?: DocumentOwner | undefined;
  readonly value: GivenDocument;
  readonly onChange: (changes: Partial<GivenDocument>) => void;
}

/** Uploads and removes a document, and saves it on the person's device. */
function useDocumentCalls(documentRole: string, owner: DocumentOwner) {
  const { group, ...call } = calls[owner];
  const client = useClient();
  const { add } = useDocumentFiles();
  return {
    async upload(chosen: File, { signal, onProgress }: UploadOptions, language: string): Promise<UploadedFile> {
      watchUpload(chosen, onProgress);
      const key = uploadKey({ role: documentRole, slot: 1, group });
      const body = language ? { language } : {};
      const answer = await client.request(call.upload, { body, upload: { key, file: chosen } }, { signal });
      const file = { id: answer._id, name: answer.name, size: answer.size };
      add(file);
      return file;
    },
    async remove(fileId: string): Promise<void> {
      await client.request(call.remove, { body: { fileId } });
    },
    async download({ id: fileId, name }: UploadedFile): Promise<void> {
      const { blob } = await client.request(getFileImage, { query: { fileId } });
      saveFile(name, blob);
    },
  };
}

/** One document of the business with the language that it is written in. */
export function DocumentField(props: DocumentFieldProps) {
  const { label, names, documentRole, owner = 'organization', value, onChange } = props;
  const { t } = useI18n(documentTexts);
  const toast = useToast();
  const errorText = useErrorText('upload');
  const { files } = useDocumentFiles();
  const { upload, remove, download } = useDocumentCalls(documentRole, owner);
  const known = files.filter(({ id }) => id === value.fileId);
  const kept = value.fileId && known.length === 0 ? [{ id: value.fileId, name: t('uploaded') }] : known;
  const { languages, language, error, choose } = useDocumentLanguage(value, owner, onChange);
  return (
    <>
      <FileUpload
        label={label}
        name={names.fileId}
        files={kept}
        onChange={(left) => onChange({ fileId: left.at(-1)?.id, ...(language && { language }) })}
        upload={(chosen, options) => upload(chosen, options, language)}
        remove={remove}
        download={download}
        limits={fileLimits.customer}
        describeError={errorText}
        onProblem={toast && ((message) => toast('error', message))}
        onUploaded={toast && ((message) => toast('success', message))}
        onRemoved={toast && ((message) => toast('success', message))}
      />
      <SelectField
        label={t('language')}
        name={names.language}
        options={languages.value?.map(({ code, label: name }) => ({ value: code, label: name }))}
        value={language}
        // A language that is shown already is not missing: the answer gets it with the file.
        error={error ?? (language ? '' : undefined)}
        onChange={(chosen) => void choose(chosen)}
        onRetry={languages.retry}
      />
    </>
  );
}
