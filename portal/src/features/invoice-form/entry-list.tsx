import { Button, Card, IconButton, icons } from '@quittance/widgets/kit';
import type { Dispatch, ReactNode } from 'react';
import { type InvoiceFormAction, isFull } from './invoice-form-reducer.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { useEntryFocus } from './use-entry-focus.ts';

export interface FormPartProps {
  readonly values: InvoiceFormValues;
  readonly dispatch: Dispatch<InvoiceFormAction>;
}

interface EntryListProps<List extends 'fees' | 'customFields'> extends FormPartProps {
  readonly list: List;
  readonly title: string;
  readonly hint: string;
  readonly add: string;
  readonly nameOf: (position: number) => string;
  readonly removeOf: (position: number) => string;
  /** The fields of one entry. */
  readonly fields: (entry: InvoiceFormValues[List][number], index: number) => ReactNode;
}

/** A card with a short list that most invoices leave empty. */
export function EntryList<List extends 'fees' | 'customFields'>(props: EntryListProps<List>) {
  const { values, dispatch, list, title, hint, add, nameOf, removeOf, fields } = props;
  const entries: readonly InvoiceFormValues[List][number][] = values[list];
  const focus = useEntryFocus(entries.length);
  return (
    <Card title={title}>
      {entries.length === 0 && <p className="q-muted invoice-form__hint">{hint}</p>}
      <div className="lines-place">
        <ol className="entries" ref={focus.list}>
          {entries.map((entry, index) => (
            <li key={entry.key} className={`entry entry--${list}`} aria-label={nameOf(index + 1)}>
              {fields(entry, index)}
              <IconButton
                className="entry__remove"
                icon={icons.trashIcon}
                label={removeOf(index + 1)}
                onClick={() => dispatch({ type: 'remove', list, key: entry.key })}
              />
            </li>
          ))}
        </ol>
      </div>
      <Button
        ref={focus.addButton}
        variant="quiet"
        icon={icons.plusIcon}
        disabled={isFull(values, list)}
        onClick={() => dispatch({ type: 'add', list })}
      >
        {add}
      </Button>
    </Card>
  );
}
