import { documentRoles } from '@quittance/sdk/rules';
import { CalendarDate, useI18n } from '@quittance/widgets/kit';
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

interface DocumentAnswerProps extends CompanyProps, Partial<ChangedProps> {
  readonly role: Role;
  readonly document: NonNullable<Documents[Role]>;
}

function DocumentAnswer({
  role,
  document: { fileId, language, issuedOn = '' },
  company,
  onChanged,
}: DocumentAnswerProps) {
  const { t, locale } = useI18n(answerTexts);
  const file = company.files.find(({ _id }) => _id === fileId);
  const languageName = language ? new Intl.DisplayNames(locale, { type: 'language' }).of(language) : undefined;
  return (
    <Answer term={t(`documents.${role}`)}>
      {fileId && (
        <div className="case-document">
          <AnsweredFile fileId={fileId} files={company.files} />
          <p className="case-document__facts">
            {languageName}
            {languageName && issuedOn && ' · '}
            {/^\d{4}-\d{2}-\d{2}$/.test(issuedOn) && <CalendarDate date={issuedOn} />}
          </p>
          {file &&
            (onChanged ? (
              <ReviewMark file={file} owner={company} onChanged={onChanged} />
            ) : (
              <ReviewBadge file={file} />
            ))}
        </div>
      )}
    </Answer>
  );
}

/** The documents of the business, each to be opened. */
export function DocumentAnswers({
  answers,
  ...props
}: CompanyProps & Partial<ChangedProps> & { readonly answers: Documents }) {
  return (
    <AnswersList>
      {roles.flatMap((role) => {
        const document = answers[role];
        return document ? [<DocumentAnswer key={role} role={role} document={document} {...props} />] : [];
      })}
    </AnswersList>
  );
}
