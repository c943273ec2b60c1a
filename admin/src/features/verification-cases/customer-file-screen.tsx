import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getCustomerFile } from '@quittance/sdk/client';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Button, buttonClass, Card, icons, Stack, useClient, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import './verification-cases.css';
import { companyCaseAddress } from '../new-accounts/case-address.ts';
import { CaseBadge } from '../new-accounts/case-badge.tsx';
import { newAccountsTexts } from '../new-accounts/texts.en.ts';
import { BusinessAnswers, RiskAnswers, SetupAnswers } from './business-answers.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { CompanyFacts } from './company-facts.tsx';
import type { CompanyProps, PersonProps } from './company-record.ts';
import { DocumentAnswers } from './document-answers.tsx';
import { IdentityAnswers, PublicOfficeAnswers } from './identity-answers.tsx';
import { NotesCard } from './notes-card.tsx';
import { OwnersAnswers } from './owner-answers.tsx';
import { PhasesCard } from './phases-card.tsx';
import { caseTexts } from './texts.en.ts';

type CustomerFile = AnswerOf<Contract['getCustomerFile']>;

interface PartProps {
  readonly title: string;
  /** Nothing for a step that was not begun: the file leaves it out. */
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => children && <Card title={title}>{children}</Card>;

function CompanyParts({ company }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  const { companyRiskProfile, kyb, documentation, ubos, bankAccount } = company.steps;
  const isAlone = bankAccount.data?.companyType === 'solopreneur';
  return (
    <>
      <Part title={t('steps.companyRiskProfile')}>
        {companyRiskProfile.data && <RiskAnswers answers={companyRiskProfile.data} />}
      </Part>
      <Part title={t('steps.kyb')}>{kyb.data && <BusinessAnswers answers={kyb.data} />}</Part>
      <Part title={t('steps.documentation')}>
        {documentation.data && <DocumentAnswers answers={documentation.data} company={company} />}
      </Part>
      <Part title={t('steps.ubos')}>
        {!isAlone && ubos.data && <OwnersAnswers answers={ubos.data} company={company} />}
      </Part>
      <Part title={t('steps.bankAccount')}>{bankAccount.data && <SetupAnswers answers={bankAccount.data} />}</Part>
    </>
  );
}

function PersonPart({ person }: PersonProps) {
  const { t } = useI18n(caseTexts);
  const { name, kycStatus, identity, publicOffice } = person;
  return (
    <Card title={name} actions={<VerificationBadge status={kycStatus} />}>
      <Stack gap={6}>
        <p className="q-muted">{person.email}</p>
        {identity && <IdentityAnswers answers={identity} person={person} />}
        {publicOffice && <PublicOfficeAnswers answers={publicOffice} />}
        {!identity && !publicOffice && <p className="q-muted">{t('step.emptyTitle')}</p>}
      </Stack>
    </Card>
  );
}

function FileParts({ file: { company, people } }: { readonly file: CustomerFile }) {
  return (
    <>
      <PhasesCard company={company} />
      <CompanyParts company={company} />
      {people.map((person) => (
        <PersonPart key={person.userId} person={person} />
      ))}
    </>
  );
}

function FileScreen({ organizationId }: { readonly organizationId: string }) {
  const { t, locale } = useI18n(caseTexts);
  const { t: listText } = useI18n(newAccountsTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getCustomerFile, { query: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  const back = { to: companyCaseAddress(organizationId), label: listText('company') };
  return (
    <RecordScreen
      record={record}
      kind={t('customerFile.title')}
      title={({ company }) => t('customerFile.titleOf', { company: company.companyName })}
      brand={useBrandTitle()}
      back={back}
      actions={() => (
        <Button icon={icons.documentIcon} onClick={() => window.print()}>
          {t('customerFile.print')}
        </Button>
      )}
      status={({ company, writtenAt }) => (
        <>
          <CaseBadge company={company} />
          <span className="q-muted">
            {t('customerFile.asOf', { instant: formatBusinessInstant(new Date(writtenAt), locale) })}
          </span>
        </>
      )}
      side={({ company }) => (
        <>
          <CompanyFacts company={company} />
          <NotesCard organizationId={organizationId} notes={company.notes} />
          <CaseTimeline
            decisions={company.decisions}
            people={company.people}
            owners={company.steps.ubos.data?.owners}
            finalizedAt={company.finalizedAt}
            createdAt={company.createdAt}
          />
        </>
      )}
      notFound={{
        title: t('notFound.company'),
        text: t('notFound.text'),
        action: (
          <PageLink className={buttonClass()} to="/new-accounts/accounts-under-verification">
            {listText('companies.title')}
          </PageLink>
        ),
      }}
    >
      {(file) => <FileParts file={file} />}
    </RecordScreen>
  );
}

/** Everything about a company and its people in one page, to read or print. */
export function CustomerFileScreen() {
  const { organizationId = '' } = useRouteParams();
  return <FileScreen key={organizationId} organizationId={organizationId} />;
}
