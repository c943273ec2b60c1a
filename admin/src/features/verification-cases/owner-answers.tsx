import { PageLink } from '@quittance/app-shell';
import { asksAttestation } from '@quittance/sdk/rules';
import { Stack, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { personCaseAddress } from '../new-accounts/case-address.ts';
import { answerTexts } from './answer-texts.en.ts';
import { Answer, AnsweredCountry, AnsweredYesNo, AnswersList } from './answers-list.tsx';
import { ApproveEntityButton } from './approve-entity-button.tsx';
import type { ChangedProps, CompanyProps, CompanyRecord } from './company-record.ts';
import { AnsweredFile, languageName } from './document-answers.tsx';

type Owners = NonNullable<CompanyRecord['steps']['ubos']['data']>;
type Owner = NonNullable<Owners['owners']>[number];
type Officer = NonNullable<Owners['officers']>[number];

/** A person's own verification; with their name once they have signed up. */
function standingOf(
  { people, applicants, owner }: CompanyRecord,
  entry: { readonly id?: string | undefined; readonly isSelf?: boolean | undefined },
) {
  if (!entry.isSelf) return applicants.find(({ id }) => id === entry.id);
  const self = people.find(({ userId }) => userId === owner.userId);
  return { userId: owner.userId, status: self?.kycStatus ?? 'not_started' };
}

interface PersonLineProps {
  readonly name: string;
  readonly userId?: string | undefined;
}

/** A person's name: a link to their own case once they have signed up. */
const PersonName = ({ name, userId }: PersonLineProps) =>
  userId === undefined ? (
    <span dir="auto">{name}</span>
  ) : (
    <PageLink to={personCaseAddress(userId)} dir="auto">
      {name}
    </PageLink>
  );

const fullName = ({ firstName = '', lastName = '' }: Owner | Officer): string => `${firstName} ${lastName}`.trim();

function IndividualFacts({ owner }: { readonly owner: Owner }) {
  const { t } = useI18n(answerTexts);
  return (
    <>
      {!owner.isSelf && <Answer term={t('people.email')}>{owner.email}</Answer>}
      <Answer term={t('people.jobTitle')}>{owner.jobTitle}</Answer>
      <AnsweredYesNo term={t('owners.isAuthorizedSigner')} value={owner.isAuthorizedSigner ?? false} />
      {owner.bankingAccess && <Answer term={t('owners.bankingAccess')}>{t(`accesses.${owner.bankingAccess}`)}</Answer>}
    </>
  );
}

function EntityFacts({ owner, company }: CompanyProps & { readonly owner: Owner }) {
  const { t, locale } = useI18n(answerTexts);
  const { owners = [] } = owner;
  return (
    <>
      {owner.type === 'trust' && (
        <>
          <Answer term={t('owners.trustee')}>{owner.trustee}</Answer>
          <Answer term={t('owners.settlor')}>{owner.settlor}</Answer>
          <Answer term={t('owners.deed')}>
            {owner.trustFileId && <AnsweredFile fileId={owner.trustFileId} files={company.files} />}
            {owner.trustLanguage && <p className="case-document__facts">{languageName(owner.trustLanguage, locale)}</p>}
          </Answer>
        </>
      )}
      {owner.type === 'entity' && (
        <>
          <AnsweredYesNo term={t('owners.isPubliclyTraded')} value={owner.isPubliclyTraded} />
          {owner.isPubliclyTraded && <Answer term={t('owners.tradedAt')}>{owner.tradedAt}</Answer>}
        </>
      )}
      {owners.length > 0 && (
        <Answer term={t('owners.secondTier')}>
          <ul className="case-list">
            {owners.map(({ id, name, percent, type }, index) => (
              <li key={id ?? index}>
                <bdi>{name}</bdi> · {t('owners.share', { percent: percent ?? '–' })}
                {type && ' · '}
                {type && t(`ownerTypes.${type}`)}
              </li>
            ))}
          </ul>
        </Answer>
      )}
    </>
  );
}

interface OwnerAnswerProps extends CompanyProps, Partial<ChangedProps> {
  readonly owner: Owner;
  readonly name: string;
}

function OwnerAnswer({ owner, name, company, onChanged }: OwnerAnswerProps) {
  const { t } = useI18n(answerTexts);
  const { type = 'individual' } = owner;
  const isIndividual = type === 'individual';
  const standing = isIndividual ? standingOf(company, owner) : undefined;
  const entity = isIndividual ? undefined : company.entities.find(({ ownerId }) => ownerId === owner.id);
  const kind = t(`ownerTypes.${type}`);
  const share = t('owners.share', { percent: owner.percent ?? '–' });
  return (
    <section className="case-person">
      <div className="case-person__head">
        <h3 className="case-person__name">
          <PersonName name={name} userId={standing?.userId} />
        </h3>
        <VerificationBadge
          subject={isIndividual ? 'individual-ubo' : 'entity-ubo'}
          status={isIndividual ? (standing?.status ?? 'not_invited') : (entity?.status ?? 'invited')}
        />
      </div>
      <p className="q-muted">{`${kind} · ${share}`}</p>
      <AnswersList>
        {isIndividual ? <IndividualFacts owner={owner} /> : <EntityFacts owner={owner} company={company} />}
        <AnsweredCountry term={t('owners.taxCountry')} code={owner.taxCountry} />
        <Answer term={t('owners.taxId')}>{owner.taxId}</Answer>
      </AnswersList>
      {entity && onChanged && (
        <ApproveEntityButton company={company} entity={entity} name={name} onChanged={onChanged} />
      )}
    </section>
  );
}

interface OfficerAnswerProps extends CompanyProps {
  readonly officer: Officer;
  readonly name: string;
}

function OfficerAnswer({ officer, name, company }: OfficerAnswerProps) {
  const { t } = useI18n(answerTexts);
  const owner = company.steps.ubos.data?.owners?.find(({ id }) => id !== undefined && id === officer.ownerId);
  const standing = standingOf(company, owner ?? officer);
  return (
    <section className="case-person">
      <div className="case-person__head">
        <h3 className="case-person__name">
          <PersonName name={name} userId={standing?.userId} />
        </h3>
        <VerificationBadge subject="officer" status={standing?.status ?? 'not_invited'} />
      </div>
      <AnswersList>
        {officer.email && <Answer term={t('people.email')}>{officer.email}</Answer>}
        <Answer term={t('people.jobTitle')}>{officer.jobTitle ?? owner?.jobTitle}</Answer>
      </AnswersList>
    </section>
  );
}

/** Owners and officers: the answers about each, and the status of their own verification. */
export function OwnersAnswers({
  answers,
  company,
  onChanged,
}: CompanyProps & Partial<ChangedProps> & { readonly answers: Owners }) {
  const { t } = useI18n(answerTexts);
  const { owners = [], officers = [] } = answers;
  const nameOfOwner = (owner: Owner): string =>
    (owner.isSelf ? company.owner.name : owner.legalName || fullName(owner)) || t('owners.unnamed');
  const nameOfOfficer = (officer: Officer): string => {
    if (officer.isSelf) return company.owner.name;
    const owner = owners.find(({ id }) => id !== undefined && id === officer.ownerId);
    return owner ? nameOfOwner(owner) : fullName(officer) || t('owners.unnamed');
  };
  return (
    <Stack gap={6}>
      <AnswersList>
        <AnsweredYesNo term={t('owners.hasEntity')} value={answers.hasEntityUbo} />
        {asksAttestation(answers) && <AnsweredYesNo term={t('owners.attest')} value={answers.isRestAttested} />}
      </AnswersList>
      {owners.map((owner, index) => (
        <OwnerAnswer
          key={owner.id ?? index}
          owner={owner}
          name={nameOfOwner(owner)}
          company={company}
          {...(onChanged && { onChanged })}
        />
      ))}
      {officers.length > 0 && <h3 className="case-person__group">{t('officers.title')}</h3>}
      {officers.map((officer, index) => (
        <OfficerAnswer key={officer.id ?? index} officer={officer} name={nameOfOfficer(officer)} company={company} />
      ))}
    </Stack>
  );
}
