import { owesAddressProof } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { answerTexts } from './answer-texts.en.ts';
import { Answer, AnsweredAddress, AnsweredCountry, AnsweredDate, AnsweredYesNo, AnswersList } from './answers-list.tsx';
import type { ChangedProps, PersonProps, PersonRecord } from './company-record.ts';
import { DocumentAnswer } from './document-answers.tsx';

interface IdentityAnswersProps extends PersonProps, Partial<ChangedProps> {
  readonly answers: NonNullable<PersonRecord['identity']>;
}

/** Who the person is, as they said. */
export function IdentityAnswers({ answers, person, onChanged }: IdentityAnswersProps) {
  const { t } = useI18n(answerTexts);
  const { sex, documentType, documentNumber, usTaxId, addressProof } = answers;
  return (
    <AnswersList>
      <AnsweredDate term={t('identity.birthDate')} date={answers.birthDate} />
      <Answer term={t('identity.birthPlace')}>{answers.birthPlace}</Answer>
      <AnsweredCountry term={t('identity.nationality')} code={answers.nationality} />
      <Answer term={t('identity.sex')}>{sex && t(`sexes.${sex}`)}</Answer>
      <AnsweredAddress term={t('identity.address')} address={answers.address} />
      <Answer term={t('identity.documentType')}>{documentType && t(`identityDocuments.${documentType}`)}</Answer>
      <Answer term={t('identity.documentNumber')}>{documentNumber}</Answer>
      {usTaxId && <Answer term={t('identity.usTaxId')}>{usTaxId}</Answer>}
      {owesAddressProof(answers) && (
        <DocumentAnswer
          term={t('identity.addressProof')}
          document={addressProof ?? {}}
          files={person.files}
          owner={person}
          onChanged={onChanged}
        />
      )}
    </AnswersList>
  );
}

/** What the person stated about public offices. */
export function PublicOfficeAnswers({ answers }: { readonly answers: NonNullable<PersonRecord['publicOffice']> }) {
  const { t } = useI18n(answerTexts);
  const { publicOffice } = answers;
  return (
    <AnswersList>
      <Answer term={t('office.question')}>{publicOffice && t(`offices.${publicOffice}`)}</Answer>
      {publicOffice !== undefined && publicOffice !== 'none' && (
        <>
          {publicOffice !== 'self' && <Answer term={t('office.holderName')}>{answers.holderName}</Answer>}
          <Answer term={t('office.position')}>{answers.position}</Answer>
          <AnsweredCountry term={t('office.country')} code={answers.country} />
          <AnsweredDate term={t('office.from')} date={answers.from} />
          {answers.until && <AnsweredDate term={t('office.until')} date={answers.until} />}
        </>
      )}
      <AnsweredYesNo term={t('office.confirmed')} value={answers.isConfirmed ?? false} />
    </AnswersList>
  );
}
