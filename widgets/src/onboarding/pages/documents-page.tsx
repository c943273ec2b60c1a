import { removeFile, uploadFile } from '@quittance/sdk/client';
import { loadLanguages } from '@quittance/sdk/reference';
import {
  type DocumentAnswers,
  type NeededDocument,
  neededDocumentFacts,
  neededDocuments,
  type Unfinished,
  uploadKey,
} from '@quittance/sdk/rules';
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
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { useToast } from '../toast.ts';

interface FileFieldProps {
  readonly label: string;
  readonly name: string;
  /** Of the file, such as `trustDeed`. */
  readonly documentRole: string;
  readonly fileId: string | undefined;
  readonly onChange: (fileId: string | undefined) => void;
}

/** Uploads one document of the business. */
export function DocumentField({ label, name, documentRole, fileId, onChange }: FileFieldProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const toast = useToast();
  const errorText = useErrorText('upload');
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null);
  const kept = fileId ? [uploaded?.id === fileId ? uploaded : { id: fileId, name: t('documents.uploaded') }] : [];
  const upload = async (chosen: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    watchUpload(chosen, onProgress);
    const key = uploadKey({ role: documentRole, slot: 1, group: 'documentation' });
    const answer = await client.request(uploadFile, { body: {}, upload: { key, file: chosen } }, { signal });
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
        await client.request(removeFile, { body: { fileId: id } });
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
  readonly document: NeededDocument;
  readonly value: Unfinished<DocumentAnswers>;
  readonly today: string;
  readonly onChange: (value: Unfinished<DocumentAnswers>) => void;
}

function DocumentCard({ document, value, today, onChange }: DocumentCardProps) {
  const { t, locale } = useI18n(onboardingTexts);
  const { role, mustBeRecent, isUboRegisterExtract } = document;
  const languages = useLoaded(useCallback(() => loadLanguages(locale), [locale]));
  const title = t(isUboRegisterExtract ? 'documents.uboRegister' : `documents.${role}`);
  return (
    <Card title={title}>
      <Stack>
        <p className="q-muted">{t(`documents.${role}_text`)}</p>
        <DocumentField
          label={t('documents.file')}
          name={`${role}.fileId`}
          documentRole={role}
          fileId={value.fileId}
          onChange={(fileId) => onChange({ ...value, fileId })}
        />
        <SelectField
          label={t('documents.language')}
          name={`${role}.language`}
          options={languages.value?.map(({ code, label }) => ({ value: code, label }))}
          value={value.language ?? ''}
          onChange={(language) => onChange({ ...value, language: language || undefined })}
          onRetry={languages.retry}
        />
        {mustBeRecent && (
          <DateField
            label={t('documents.issuedOn')}
            description={t('documents.recent')}
            name={`${role}.issuedOn`}
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

/** The documents that a business of its type and country must give. */
export function DocumentsPage(page: PageFieldsProps) {
  const { value, onChange } = answersOf(page, 'documentation');
  const { answers, facts } = page;
  const documents = neededDocuments(neededDocumentFacts(answers));
  return (
    <Stack>
      {documents.map((document) => (
        <DocumentCard
          key={document.role}
          document={document}
          value={value[document.role] ?? {}}
          today={facts.today}
          onChange={(changed) => onChange({ [document.role]: changed })}
        />
      ))}
    </Stack>
  );
}
