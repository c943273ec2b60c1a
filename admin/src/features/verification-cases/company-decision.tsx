import { DecisionForm, type DecisionOption, PageLink } from '@quittance/app-shell';
import { approveCompany, denyCompany, mayMake } from '@quittance/sdk/client';
import { canDecideCompany } from '@quittance/sdk/rules';
import { messageLimits } from '@quittance/sdk/validation';
import { Card, Icon, icons, Stack, TextButton, useClient, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import { personCaseAddress } from '../new-accounts/case-address.ts';
import { type ChangedProps, type CompanyProps, type CompanyRecord, showSection } from './company-record.ts';
import { caseTexts } from './texts.en.ts';
import { useCaseForm } from './use-case-call.ts';

type OpenPart = CompanyRecord['openParts'][number];

/** Names an open part, and leads to where it is decided. */
function OpenPartLine({ part, company }: CompanyProps & { readonly part: OpenPart }) {
  const { t } = useI18n(caseTexts);
  if (part.kind === 'request') return <OpenRequestLine id={part.id} company={company} />;
  if (part.kind === 'answers') {
    const step = t(`steps.${part.id as 'kyb'}`);
    return <TextButton onClick={() => showSection(part.id)}>{t('decide.lacking', { about: step })}</TextButton>;
  }
  if (part.kind === 'personAnswers') {
    const name = company.people.find(({ userId }) => userId === part.id)?.name ?? t('decide.person');
    return <PageLink to={personCaseAddress(part.id)}>{t('decide.lacking', { about: name })}</PageLink>;
  }
  if (part.kind === 'step') {
    return <TextButton onClick={() => showSection(part.id)}>{t(`steps.${part.id as 'kyb'}`)}</TextButton>;
  }
  if (part.kind === 'owner') return <PageLink to={personCaseAddress(part.id)}>{company.owner.name}</PageLink>;
  const { userId } = company.applicants.find(({ id }) => id === part.id) ?? {};
  const entry = entriesOf(company).find(({ id }) => id === part.id);
  const name = entry ? nameOf(entry) : '';
  if (userId !== undefined) return <PageLink to={personCaseAddress(userId)}>{name || t('decide.person')}</PageLink>;
  return <TextButton onClick={() => showSection('ubos')}>{name || t('decide.person')}</TextButton>;
}

/** Lists the open requests: each needs an answer, or its review. */
function OpenRequestLine({ id, company }: CompanyProps & { readonly id: string }) {
  const { t } = useI18n(caseTexts);
  const { t: requestText } = useI18n(informationRequestTexts);
  const request = company.additionalInfoRequests.find(({ _id }) => _id === id);
  const about = request ? requestText(`type.${request.externalDocumentType}`) : requestText('title');
  return <TextButton onClick={() => showSection('requests')}>{t('decide.request', { about })}</TextButton>;
}

const entriesOf = ({ steps }: CompanyRecord) => [
  ...(steps.ubos.data?.owners ?? []),
  ...(steps.ubos.data?.officers ?? []),
];

const nameOf = (entry: ReturnType<typeof entriesOf>[number]): string =>
  ('legalName' in entry && entry.legalName) || `${entry.firstName ?? ''} ${entry.lastName ?? ''}`.trim();

function OpenParts({ company }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  return (
    <div>
      <p className="q-muted">{t('decide.open')}</p>
      <ul className="case-open">
        {company.openParts.map((part) => (
          <li key={`${part.kind} ${part.id}`}>
            <Icon shape={icons.clockIcon} />
            <OpenPartLine part={part} company={company} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is to be approved first, and the decision about the company as a whole. */
export function CompanyDecision({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const call = useCaseForm(onChanged);
  const staff = useStaff();
  const { organizationId, verificationStatus, openParts, companyName } = company;
  if (!canDecideCompany(verificationStatus) || !mayMake(denyCompany, staff)) return null;
  const isHandedIn = verificationStatus === 'completed';
  const options: readonly DecisionOption[] = [
    ...(isHandedIn && openParts.length === 0
      ? [
          {
            value: 'approve',
            label: t('decide.approve'),
            description: t('decide.approveHint'),
            reason: 'none' as const,
          },
        ]
      : []),
    {
      value: 'deny',
      label: t('decide.deny'),
      description: t('decide.denyHint'),
      reason: 'required',
      isDangerous: true,
    },
  ];
  const decide = (decision: string, note: string) =>
    decision === 'approve'
      ? call(
          () => client.request(approveCompany, { body: { organizationId } }),
          t('decide.approved', { company: companyName }),
        )
      : call(
          () => client.request(denyCompany, { body: { organizationId, note } }),
          t('decide.denied', { company: companyName }),
        );
  return (
    <Card title={t('decide.title')}>
      <Stack>
        {!isHandedIn && <p className="q-muted">{t('decide.notHandedIn')}</p>}
        {isHandedIn && openParts.length > 0 && <OpenParts company={company} />}
        {isHandedIn && openParts.length === 0 && <p className="q-muted">{t('decide.ready')}</p>}
        <DecisionForm
          label={t('decide.choice')}
          options={options}
          maxReasonCharacters={messageLimits.staffNote}
          reasonName="note"
          onDecide={decide}
        />
      </Stack>
    </Card>
  );
}
