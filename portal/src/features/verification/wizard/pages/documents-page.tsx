import { useErrorText, useResource, watchUpload } from '@quittance/app-shell';
import { removeFile, uploadFile } from '@quittance/sdk/client';
import { loadLanguages } from '@quittance/sdk/reference';
import {
  type DocumentAnswers,
  type DocumentationAnswers,
  type NeededDocument,
  neededDocuments,
  type Unfinished,
  uploadKey,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
import { fileLimits } from '@quittance/sdk/validation';
import {
  Card,
  DateField,
  FileUpload,
  SelectField,
  Stack,
  type UploadedFile,
  type UploadOptions,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../../../portal.ts';
import type { AnswersProps } from '../answer-fields.ts';
import { wizardTexts } from '../texts.en.ts';

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
  const { t } = useI18n(wizardTexts);
  const client = useClient();
  const { toasts } = usePortal();
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
      onProblem={(message) => toasts.show('error', message)}
      onUploaded={(message) => toasts.show('success', message)}
      onRemoved={(message) => toasts.show('success', message)}
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
  const { t, locale } = useI18n(wizardTexts);
  const { role, mustBeRecent, isUboRegisterExtract } = document;
  const languages = useResource(useCallback(() => loadLanguages(locale), [locale]));
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
          options={languages.data?.map(({ code, label }) => ({ value: code, label }))}
          value={value.language ?? ''}
          onChange={(language) => onChange({ ...value, language: language || undefined })}
          {...(languages.error !== undefined && { onRetry: languages.refresh })}
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

interface DocumentsPageProps extends AnswersProps<DocumentationAnswers> {
  readonly answers: VerificationAnswers;
  readonly today: string;
}

/** The documents that a business of its type and country must give. */
export function DocumentsPage({ value, onChange, answers, today }: DocumentsPageProps) {
  const { bankAccount = {}, kyb = {}, ubos = {} } = answers;
  const documents = neededDocuments({
    companyType: bankAccount.companyType,
    companySubType: bankAccount.companySubType,
    country: kyb.incorporationCountry,
    hasEntityUbo: ubos.hasEntityUbo ?? kyb.isOwnedByEntity ?? false,
  });
  return (
    <Stack>
      {documents.map((document) => (
        <DocumentCard
          key={document.role}
          document={document}
          value={value[document.role] ?? {}}
          today={today}
          onChange={(changed) => onChange({ [document.role]: changed })}
        />
      ))}
    </Stack>
  );
}
