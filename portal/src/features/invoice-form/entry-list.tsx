import { Button, Card, IconButton, icons } from '@quittance/widgets/kit';
import type { ClipboardEvent, Dispatch, KeyboardEvent, ReactNode } from 'react';
import { type FormLists, type InvoiceFormAction, isFull, type ListName } from './invoice-form-reducer.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { useEntryFocus } from './use-entry-focus.ts';

export interface FormPartProps {
  readonly values: InvoiceFormValues;
  readonly dispatch: Dispatch<InvoiceFormAction>;
}

interface EntryListProps<List extends ListName> extends FormPartProps {
  readonly list: List;
  readonly title: string;
  /** Shown while the list is empty. */
  readonly hint?: string;
  readonly add: string;
  readonly nameOf: (position: number) => string;
  readonly removeOf: (position: number) => string;
  /** Takes over a paste into an entry; false leaves it to the browser. */
  readonly onPaste?: (key: number, text: string) => boolean;
  /** Shown below the list. */
  readonly note?: ReactNode;
  /** The fields of one entry. */
  readonly fields: (entry: FormLists[List], index: number) => ReactNode;
}

const isTextInput = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement;

/** A card with a list of the form, whose entries are added and removed. */
export function EntryList<List extends ListName>(props: EntryListProps<List>) {
  const { values, dispatch, list, title, hint, add, nameOf, removeOf, onPaste, note, fields } = props;
  const entries: readonly FormLists[ListName][] = values[list];
  const focus = useEntryFocus(entries.length);
  const addEntry = () => dispatch({ type: 'add', list });
  /** Enter goes to the next entry and adds one after the last: it must not send the invoice. */
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented || !isTextInput(event)) return;
    event.preventDefault();
    const next = event.currentTarget.nextElementSibling;
    if (next) next.querySelector<HTMLElement>('input')?.focus();
    else if (!isFull(values, list)) addEntry();
  };
  const onPasteInto = (key: number, event: ClipboardEvent) => {
    if (onPaste?.(key, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <Card title={title}>
      {entries.length === 0 && hint && <p className="q-muted invoice-form__hint">{hint}</p>}
      <div className="entries-place">
        <ol className={`entries entries--${list}`} ref={focus.list}>
          {entries.map((entry, index) => (
            <li
              key={entry.key}
              className={`entry entry--${list}`}
              aria-label={nameOf(index + 1)}
              onKeyDown={onKeyDown}
              onPaste={(event) => onPasteInto(entry.key, event)}
            >
              {fields(entry as FormLists[List], index)}
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
        onClick={addEntry}
      >
        {add}
      </Button>
      {note}
    </Card>
  );
}
