import { EmptyState } from '@quittance/widgets/kit';
import { useState } from 'react';
import { ListCard } from '../../list-screen/list-card.tsx';
import { ListSearch } from '../../list-screen/list-search.tsx';
import type { LoadPage, PagedList } from '../../use-pages.ts';
import { useSay } from '../say.ts';
import { forbidden, offline } from './sample-failures.ts';
import { keyOf, type Payment, samplePayments, usePaymentColumns } from './sample-payments.tsx';

type State = 'pages' | 'loading' | 'empty' | 'no-match' | 'failed' | 'no-permission' | 'next-page-failed';

const pageRows = 4;
const payments = samplePayments(3 * pageRows);

/** Answers from memory, as a server would. */
const load: LoadPage<Payment> = async ({ cursor = '0', limit = pageRows }) => {
  const end = Number(cursor) + limit;
  return {
    items: payments.slice(Number(cursor), end),
    nextCursor: end < payments.length ? String(end) : null,
  };
};

const errors: Partial<Record<State, Error>> = {
  failed: offline,
  'no-permission': forbidden,
  'next-page-failed': offline,
};

function rowsOf(state: State, page: number): readonly Payment[] | undefined {
  if (state === 'loading') return undefined;
  return state === 'pages' ? payments.slice(page * pageRows, (page + 1) * pageRows) : [];
}

/** The pages of a list, turned here instead of in the address. */
function useSampleList(state: State): PagedList<Payment> {
  const [page, setPage] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  return {
    kind: 'pages',
    rows: rowsOf(state, page),
    isLoading: state === 'loading' || isRetrying,
    error: isRetrying ? undefined : errors[state],
    refresh: () => setRetrying(true),
    hasPrevious: page > 0 || state === 'next-page-failed',
    // The client still knows the cursor of the page before.
    hasNext: state === 'next-page-failed' || (state === 'pages' && (page + 1) * pageRows < payments.length),
    previous: () => setPage(page - 1),
    next: () => setPage(page + 1),
    load,
  };
}

export function SampleList({ state = 'pages' }: { readonly state?: State }) {
  const say = useSay();
  const [search, setSearch] = useState('');
  const list = useSampleList(state);
  const columns = usePaymentColumns();
  return (
    <ListCard
      caption={say(state === 'next-page-failed' ? 'Invoices' : 'Payments')}
      columns={columns}
      rowKey={keyOf}
      list={list}
      filters={
        <ListSearch
          label={say('Search payments')}
          placeholder={say('Payment or party')}
          value={search}
          onChange={setSearch}
        />
      }
      isFiltered={state === 'no-match'}
      onClearFilters={() => setSearch('')}
      empty={<EmptyState title={say('No payments yet')}>{say('Payments appear here when they arrive.')}</EmptyState>}
      noMatch={{ title: say('No payment matches'), text: say('Try another search.') }}
      fileName="payments"
    />
  );
}
