import {
  Fact,
  FactList,
  PageLink,
  RecordScreen,
  useBrandTitle,
  useResource,
  useRouteParams,
} from '@quittance/app-shell';
import { getPersonUnderVerification } from '@quittance/sdk/client';
import { comparedIdentityDisplayStatus, identityDisplayStatus } from '@quittance/sdk/rules';
import { buttonClass, Card, TruncatedText, useClient, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import './verification-cases.css';
import '../organizations/organizations.css';
import { companyCaseAddress } from '../new-accounts/case-address.ts';
import { usePersonRole } from '../new-accounts/person-case-columns.tsx';
import { newAccountsTexts } from '../new-accounts/texts.en.ts';
import { CopyableText } from '../organizations/copyable-text.tsx';
import { Correctable } from './answers-list.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import type { ChangedProps, PersonProps } from './company-record.ts';
import { CorrectNames } from './correct-names.tsx';
import { correctionTexts } from './correction-texts.en.ts';
import { NotesCard } from './notes-card.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonDecision } from './person-decision.tsx';
import { PersonSections } from './person-sections.tsx';
import { caseTexts } from './texts.en.ts';

const listAddress = '/new-accounts/persons-under-verification';

function PersonFacts({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const { t: correctionText } = useI18n(correctionTexts);
  const { t: listText } = useI18n(newAccountsTexts);
  const roleOf = usePersonRole();
  return (
    <Card title={t('person.facts')}>
      <FactList look="aligned">
        <Fact term={correctionText('names.term')}>
          <Correctable action={<CorrectNames person={person} onChanged={onChanged} />}>
            <span dir="auto">{person.name}</span>
          </Correctable>
        </Fact>
        <Fact term={listText('company')}>
          <PageLink to={companyCaseAddress(person.organizationId)} dir="auto">
            {person.companyName}
          </PageLink>
        </Fact>
        <Fact term={listText('email')}>
          <TruncatedText>{person.email}</TruncatedText>
        </Fact>
        <Fact term={listText('role')}>{roleOf(person)}</Fact>
        <Fact term={listText('people.identity')}>
          <VerificationBadge status={comparedIdentityDisplayStatus(person)} />
        </Fact>
        <Fact term={t('person.id')} isWide>
          <CopyableText text={person.userId} label={t('person.copyId')} />
        </Fact>
      </FactList>
    </Card>
  );
}

function PersonCase({ userId }: { readonly userId: string }) {
  const { t } = useI18n(caseTexts);
  const { t: listText } = useI18n(newAccountsTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getPersonUnderVerification, { params: { id: userId } }, { signal }),
      [client, userId],
    ),
  );
  return (
    <RecordScreen
      record={record}
      kind={t('decide.person')}
      title={({ name }) => name}
      brand={useBrandTitle()}
      back={{ to: listAddress, label: listText('people.title') }}
      actions={(person) => <PersonActions person={person} onChanged={record.refresh} />}
      status={(person) => <VerificationBadge status={identityDisplayStatus(person)} />}
      side={(person) => (
        <>
          <PersonDecision person={person} onChanged={record.refresh} />
          <PersonFacts person={person} onChanged={record.refresh} />
          <NotesCard
            organizationId={person.organizationId}
            userId={userId}
            notes={person.notes}
            onChanged={record.refresh}
          />
          <CaseTimeline decisions={person.decisions} people={[person]} />
        </>
      )}
      notFound={{
        title: t('notFound.person'),
        text: t('notFound.text'),
        action: (
          <PageLink className={buttonClass()} to={listAddress}>
            {listText('people.title')}
          </PageLink>
        ),
      }}
    >
      {(person) => <PersonSections person={person} onChanged={record.refresh} />}
    </RecordScreen>
  );
}

/** A person under verification: what they answered, what the vendor found, and what staff decide. */
export function PersonCaseScreen() {
  const { userId = '' } = useRouteParams();
  return <PersonCase key={userId} userId={userId} />;
}
