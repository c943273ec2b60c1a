import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { searchIcon } from '../icon/icons.ts';
import { filterOptions } from './filter-options.ts';
import { Listbox } from './listbox.tsx';
import { listboxKeyOf } from './listbox-keys.ts';
import type { SelectOption } from './select-option.ts';
import { comboboxTexts } from './texts.en.ts';
import { useActiveOption } from './use-active-option.ts';
import type { ComboboxState } from './use-combobox.ts';
import { useRevealedOption } from './use-revealed-option.ts';

export interface ComboboxPopupProps {
  /** Id of the field: its label is `${id}-label`, the list becomes `${id}-list`. */
  readonly id: string;
  readonly list: ComboboxState;
  readonly options: readonly SelectOption[];
  readonly selected: readonly string[];
  readonly isMultiple?: boolean | undefined;
  /** The control is a button, so the list has its own search, as on a phone. */
  readonly hasSearch?: boolean | undefined;
  readonly onPick: (value: string) => void;
}

interface DropdownProps {
  /** Id of the element that names the popup. */
  readonly labelledBy: string;
  readonly list: ComboboxState;
  readonly hasSearch: boolean;
  readonly children: ReactNode;
}

/** The list next to its field, in the top layer. */
function Dropdown({ labelledBy, list, hasSearch, children }: DropdownProps) {
  const layer = useRef<HTMLDivElement>(null);
  // The button next to the list toggles it, so presses on the button don't count as outside.
  const place = useRef<HTMLElement>(null);
  useAnchoredLayer({ isOpen: true, anchor: list.anchor, layer, isAsWideAsAnchor: true, gap: 4 });
  useOutsideClick(hasSearch, place, list.close);
  useLayoutEffect(() => {
    place.current = layer.current?.parentElement ?? null;
    if (hasSearch) layer.current?.querySelector('input')?.focus();
  }, [hasSearch]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      ref={layer}
      popover="manual"
      className="q-layer q-list-popup"
      // A list with its own search is a dialog, not just a listbox of its control.
      {...(hasSearch && { role: 'dialog', 'aria-labelledby': labelledBy })}
      // Presses inside the list keep the focus in the input.
      onMouseDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
    >
      {children}
    </div>
  );
}

interface SearchProps {
  readonly id: string;
  readonly list: ComboboxState;
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function Search({ id, list, activeId, onKeyDown }: SearchProps) {
  const { t } = useI18n(comboboxTexts);
  return (
    <div className="q-list-search">
      <Icon shape={searchIcon} />
      <input
        className="q-input__control"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        placeholder={t('search')}
        value={list.query ?? ''}
        onInput={(event) => list.setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Announces to screen readers how many options match the search. */
function Findings({ count, isSearched }: { readonly count: number; readonly isSearched: boolean }) {
  const { t } = useI18n(comboboxTexts);
  return (
    <>
      {count === 0 && <p className="q-list-popup__nothing">{t('noMatches')}</p>}
      <p className="q-visually-hidden" role="status">
        {isSearched && (count === 0 ? t('noMatches') : t('matches', { count }))}
      </p>
    </>
  );
}

/** The title of the dialog: the field's label. */
const labelOf = ({ anchor }: ComboboxState, id: string): string =>
  (anchor.current?.getRootNode() as Document | ShadowRoot | undefined)?.getElementById(`${id}-label`)?.textContent ??
  '';

/** The open list of a field: below it, or on a phone a full-screen dialog with a search. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { t } = useI18n(comboboxTexts);
  const { id, list, options, selected, isMultiple, onPick } = props;
  const isDialog = list.mode === 'dialog';
  const hasSearch = isDialog || props.hasSearch === true;
  const found = filterOptions(options, list.query ?? '');
  const active = useActiveOption({ list, found, selected, isMultiple, onPick });
  const scroller = useRevealedOption(active);
  // Encoded, because spaces in a value would make several ids.
  const idOf = (value: string) => `${id}-option-${encodeURIComponent(value)}`;
  const activeId = active.value === undefined ? undefined : idOf(active.value);
  const { setActiveId } = list;
  useLayoutEffect(() => setActiveId(activeId), [setActiveId, activeId]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = listboxKeyOf(event, list.query !== null);
    // In the dialog, Tab moves to the next control and Escape closes it.
    if (key === null || (isDialog && (key === 'Tab' || key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    active.press(key);
  };
  const content = (
    <>
      {hasSearch && <Search id={id} list={list} activeId={activeId} onKeyDown={onKeyDown} />}
      <Listbox
        id={`${id}-list`}
        labelledBy={`${id}-label`}
        scroller={scroller}
        options={found}
        idOf={idOf}
        active={active.value}
        selected={selected}
        isMultiple={isMultiple}
        onPoint={active.point}
        onPick={onPick}
      />
      <Findings count={found.length} isSearched={Boolean(list.query)} />
    </>
  );
  if (!isDialog) {
    return (
      <Dropdown labelledBy={`${id}-label`} list={list} hasSearch={hasSearch}>
        {content}
      </Dropdown>
    );
  }
  return (
    <Dialog
      title={labelOf(list, id)}
      width="frame"
      flush
      onClose={list.close}
      footer={
        isMultiple && (
          <Button variant="primary" block onClick={list.close}>
            {t('done')}
          </Button>
        )
      }
    >
      {content}
    </Dialog>
  );
}
