import { removeFile, removeUserFile, uploadFile, uploadUserFile } from '@quittance/sdk/client';
import { loadLanguages } from '@quittance/sdk/reference';
import { type DocumentAnswers, type Unfinished, uploadKey } from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import { useCallback, useState } from 'react';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { useLoaded } from '../../kit/base/use-loaded.ts';
import { Card } from '../../kit/card/card.tsx';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { FileUpload } from '../../kit/file-upload/file-upload.tsx';
import type { UploadedFile, UploadOptions } from '../../kit/file-upload/file-upload-props.ts';
import { watchUpload } from '../../kit/file-upload/upload-fetch.ts';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { onboardingTexts } from '../texts.en.ts';
import { useToast } from '../toast.ts';

/** Whose file it is: the business has documents, a person the proof of their own address. */
const files = {
  organization: { group: 'documentation', upload: uploadFile, remove: removeFile },
  person: {
    group: 'proofOfPhysicalResidentialAddress',
    // The calls differ only in their paths and in who may make them.
    upload: uploadUserFile as unknown as typeof uploadFile,
    remove: removeUserFile as unknown as typeof removeFile,
  },
} as const;

interface FileFieldProps {
  readonly label: string;
  readonly name: string;
  /** Of the file, such as `trustDeed`. */
  readonly documentRole: string;
  /** Default: the organization. */
  readonly owner?: keyof typeof files | undefined;
  readonly fileId: string | undefined;
  readonly onChange: (fileId: string | undefined) => void;
}

/** Uploads one document. */
export function DocumentField({ label, name, documentRole, owner = 'organization', fileId, onChange }: FileFieldProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const toast = useToast();
  const errorText = useErrorText('upload');
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null);
  const kept = fileId ? [uploaded?.id === fileId ? uploaded : { id: fileId, name: t('documents.uploaded') }] : [];
  const upload = async (chosen: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    watchUpload(chosen, onProgress);
    const key = uploadKey({ role: documentRole, slot: 1, group: files[owner].group });
    const answer = await client.request(files[owner].upload, { body: {}, upload: { key, file: chosen } }, { signal });
    const file = { id: answer._id, name: answer.name, size: answer.size };
    setUploaded(file);
    return file;
  };
  return (
    <FileUpload
      label={label}
      name={name}
      files={kept}
      onChange={(files) => onChange(files.at(-1)?.id)}
      upload={upload}
      remove={async (id) => {
        await client.request(files[owner].remove, { body: { fileId: id } });
      }}
      limits={fileLimits.customer}
      describeError={errorText}
      onProblem={toast && ((message) => toast('error', message))}
      onUploaded={toast && ((message) => toast('success', message))}
      onRemoved={toast && ((message) => toast('success', message))}
    />
  );
}

interface DocumentCardProps {
  readonly title: string;
  /** What the document is. */
  readonly text: string;
  /** Path of its answers. */
  readonly name: string;
  readonly documentRole: string;
  readonly owner?: FileFieldProps['owner'];
  /** Whether its date counts. */
  readonly mustBeRecent: boolean;
  readonly value: Unfinished<DocumentAnswers>;
  readonly today: string;
  readonly onChange: (value: Unfinished<DocumentAnswers>) => void;
}

/** A document with its language and, where its age matters, its date. */
export function DocumentCard(props: DocumentCardProps) {
  const { name, documentRole, owner, value, today, onChange } = props;
  const { t, locale } = useI18n(onboardingTexts);
  const languages = useLoaded(useCallback(() => loadLanguages(locale), [locale]));
  return (
    <Card title={props.title}>
      <Stack>
        <p className="q-muted">{props.text}</p>
        <DocumentField
          label={t('documents.file')}
          name={`${name}.fileId`}
          documentRole={documentRole}
          owner={owner}
          fileId={value.fileId}
          onChange={(fileId) => onChange({ ...value, fileId })}
        />
        <SelectField
          label={t('documents.language')}
          name={`${name}.language`}
          options={languages.value?.map(({ code, label }) => ({ value: code, label }))}
          value={value.language ?? ''}
          onChange={(language) => onChange({ ...value, language: language || undefined })}
          onRetry={languages.retry}
        />
        {props.mustBeRecent && (
          <DateField
            label={t('documents.issuedOn')}
            description={t('documents.recent')}
            name={`${name}.issuedOn`}
            max={today}
            today={today}
            value={value.issuedOn ?? ''}
            onChange={(issuedOn) => onChange({ ...value, issuedOn: issuedOn || undefined })}
          />
        )}
      </Stack>
    </Card>
  );
}
