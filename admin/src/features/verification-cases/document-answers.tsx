import { documentRoles, neededDocumentFacts, neededDocuments } from '@quittance/sdk/rules';
import { CalendarDate, useI18n } from '@quittance/widgets/kit';
import type { ComponentProps } from 'react';
import { FileLink } from '../organization-files/file-link.tsx';
import { answerTexts } from './answer-texts.en.ts';
import { Answer, AnswersList } from './answers-list.tsx';
import type { CaseFile, ChangedProps, CompanyProps, CompanyRecord } from './company-record.ts';
import { ReviewBadge, ReviewMark } from './review-mark.tsx';

type Documents = NonNullable<CompanyRecord['steps']['documentation']['data']>;
type Role = keyof Documents;

const roles = documentRoles.filter((role): role is Role => role !== 'trustDeed');

interface DocumentProps {
  readonly fileId: string;
  readonly files: readonly CaseFile[];
}

/** A file that an answer names. Its name is unknown among more than a hundred files. */
export function AnsweredFile({ fileId, files }: DocumentProps) {
  const { t } = useI18n(answerTexts);
  const name = files.find(({ _id }) => _id === fileId)?.name ?? t('documents.file');
  return <FileLink file={{ _id: fileId, name }} />;
}

/** Returns the name of a document's language. */
export const languageName = (code: string | undefined, locale: string): string | undefined =>
  code ? new Intl.DisplayNames(locale, { type: 'language' }).of(code) : undefined;

interface DocumentAnswerProps {
  readonly term: string;
  readonly document: NonNullable<Documents[Role]>;
  /** Of the case. */
  readonly files: readonly CaseFile[];
  readonly owner: ComponentProps<typeof ReviewMark>['owner'];
  /** Absent: the review can't be changed here. */
  readonly onChanged?: ChangedProps['onChanged'] | undefined;
}

/** A document with its language and date, and the mark of its review. */
export function DocumentAnswer({
  term,
  document: { fileId, kind, language, issuedOn = '' },
  files,
  owner,
  onChanged,
}: DocumentAnswerProps) {
  const { t, locale } = useI18n(answerTexts);
  const file = files.find(({ _id }) => _id === fileId);
  const facts = [kind && t(`proofKinds.${kind}`), languageName(language, locale)].filter(Boolean).join(' · ');
  return (
    <Answer term={term}>
      {fileId && (
        <div className="case-document">
          <AnsweredFile fileId={fileId} files={files} />
          <p className="case-document__facts">
            {facts}
            {facts && issuedOn && ' · '}
            {/^\d{4}-\d{2}-\d{2}$/.test(issuedOn) && <CalendarDate date={issuedOn} />}
          </p>
          {file &&
            (onChanged ? <ReviewMark file={file} owner={owner} onChanged={onChanged} /> : <ReviewBadge file={file} />)}
        </div>
      )}
    </Answer>
  );
}

/** Returns the documents that the business needs by what it answered. */
const neededOf = ({ steps: { bankAccount, kyb, ubos } }: CompanyRecord) =>
  neededDocuments(
    neededDocumentFacts({
      bankAccount: bankAccount.data ?? undefined,
      kyb: kyb.data ?? undefined,
      ubos: ubos.data ?? undefined,
    }),
  );

/** The documents of the business, each to be opened. */
export function DocumentAnswers({
  answers,
  company,
  onChanged,
}: CompanyProps & Partial<ChangedProps> & { readonly answers: Documents }) {
  const { t } = useI18n(answerTexts);
  const needed = neededOf(company);
  const isExtract = (role: Role) => needed.some((each) => each.role === role && each.isUboRegisterExtract);
  return (
    <AnswersList>
      {roles.flatMap((role) => {
        const document = answers[role];
        if (!document) return [];
        return [
          <DocumentAnswer
            key={role}
            term={t(isExtract(role) ? 'documents.uboRegister' : `documents.${role}`)}
            document={document}
            files={company.files}
            owner={company}
            onChanged={onChanged}
          />,
        ];
      })}
    </AnswersList>
  );
}
