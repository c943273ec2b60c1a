import { EmptyState, Inline, icons } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { RequestFailure } from '../request-failure.tsx';
import type { Loaded } from '../use-resource.ts';
import { isNotFound } from './is-not-found.ts';
import { RecordSkeleton } from './record-skeleton.tsx';
import './record-screen.css';

export interface RecordContentProps<Data> {
  readonly record: Loaded<Data>;
  /** Badges below the heading. */
  readonly status?: ((data: Data) => ReactNode) | undefined;
  /** Cards of facts; beside the sections, and above them on a phone. */
  readonly side: (data: Data) => ReactNode;
  /** The sections, each a card: parts, documents, a decision, the history. */
  readonly children: (data: Data) => ReactNode;
  /** Shown for an id that the server does not know. */
  readonly notFound: { readonly title: string; readonly text: string; readonly action: ReactNode };
}

/** The content of a record screen below its heading, in each of its states. */
export function RecordContent<Data>({ record, status, side, children, notFound }: RecordContentProps<Data>) {
  const { data, error, refresh } = record;
  if (isNotFound(error)) {
    return <EmptyState title={notFound.text} icon={icons.searchIcon} action={notFound.action} />;
  }
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (data === undefined) return <RecordSkeleton />;
  return (
    <div className="record-content">
      {status && <Inline>{status(data)}</Inline>}
      <div className="record">
        <div className="record__side">{side(data)}</div>
        <div className="record__main">{children(data)}</div>
      </div>
    </div>
  );
}
