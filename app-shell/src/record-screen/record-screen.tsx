import { Icon, icons } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { Screen } from '../screen.tsx';
import { isNotFound } from './is-not-found.ts';
import { RecordContent, type RecordContentProps } from './record-content.tsx';

interface RecordScreenProps<Data> extends RecordContentProps<Data> {
  readonly title: (data: Data) => string;
  /** Kind of record, such as "Company": the heading until the record is loaded. */
  readonly kind: string;
  readonly brand: string;
  /** The list that the record is in. */
  readonly back: { readonly to: string; readonly label: string };
  /** Beside the heading, once the record is there. */
  readonly actions?: ((data: Data) => ReactNode) | undefined;
}

/**
 * A screen about one thing: its heading, status and actions, its facts at the side, its sections as cards. Give it the `key` of
 * the record: another record must not show this one's data while it loads.
 * @throws Error outside a PagePlaceProvider
 */
export function RecordScreen<Data>({ title, kind, brand, back, actions, ...content }: RecordScreenProps<Data>) {
  const { record, notFound } = content;
  const { data, error } = record;
  const untitled = isNotFound(error) ? notFound.title : kind;
  return (
    <Screen
      title={data === undefined ? untitled : title(data)}
      brand={brand}
      actions={data !== undefined && actions?.(data)}
      above={
        <PageLink className="screen__back" to={back.to}>
          <Icon shape={icons.arrowLeftIcon} />
          {back.label}
        </PageLink>
      }
    >
      <RecordContent {...content} />
    </Screen>
  );
}
