import { Amount, Button, CalendarDate, Card, EmptyState, VerificationBadge } from '@quittance/widgets/kit';
import { useState } from 'react';
import { Fact, FactList } from '../../fact-list/fact-list.tsx';
import { RecordContent } from '../../record-screen/record-content.tsx';
import { useSay } from '../say.ts';
import { forbidden, notFound, offline } from './sample-failures.ts';

type State = 'ready' | 'loading' | 'not-found' | 'no-permission' | 'failed';

const errors: Partial<Record<State, Error>> = { 'not-found': notFound, 'no-permission': forbidden, failed: offline };

const company = { handle: '@harborstudio', signedUpOn: '2026-03-02', balance: '1234.50' } as const;

export function SpreadFacts() {
  const say = useSay();
  return (
    <FactList>
      <Fact term={say('Handle')}>{company.handle}</Fact>
      <Fact term={say('Signed up')}>
        <CalendarDate date={company.signedUpOn} />
      </Fact>
      <Fact term={say('Balance')}>
        <Amount value={company.balance} currency="USD" />
      </Fact>
    </FactList>
  );
}

export function AlignedFacts() {
  const say = useSay();
  return (
    <FactList look="aligned">
      <Fact term={say('Handle')}>{company.handle}</Fact>
      <Fact term={say('Legal form')}>{say('Limited liability company')}</Fact>
      <Fact term={say('Note')} isWide>
        {say('Everyone who owns or controls 25% or more of the company, directly or through another one.')}
      </Fact>
    </FactList>
  );
}

export function SampleRecord({ state }: { readonly state: State }) {
  const say = useSay();
  const [isRetrying, setRetrying] = useState(false);
  const error = isRetrying ? undefined : errors[state];
  return (
    <RecordContent
      record={{
        data: state === 'ready' ? company : undefined,
        isLoading: state === 'loading' || isRetrying,
        error,
        refresh: () => setRetrying(true),
      }}
      status={() => <VerificationBadge status="completed" />}
      side={() => (
        <Card title={say('Company details')}>
          <AlignedFacts />
        </Card>
      )}
      notFound={{
        title: say('Record not found'),
        text: say('The address may be mistyped'),
        action: <Button>{say('Back to the list')}</Button>,
      }}
    >
      {() => (
        <Card title={say('History')} flush>
          <EmptyState title={say('No decision yet')} />
        </Card>
      )}
    </RecordContent>
  );
}
