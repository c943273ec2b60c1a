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
  /** The control is a button: the list brings its own search, as it does on a phone. */
  readonly hasSearch?: boolean | undefined;
  readonly onPick: (value: string) => void;
}

interface DropdownProps {
  /** Id of what names it. */
  readonly labelledBy: string;
  readonly list: ComboboxState;
  readonly hasSearch: boolean;
  readonly children: ReactNode;
}

/** Beside its field, in the top layer of their root. */
function Dropdown({ labelledBy, list, hasSearch, children }: DropdownProps) {
  const layer = useRef<HTMLDivElement>(null);
  // The button that opens the list stands beside it: its press closes the list by itself.
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
      // With a search of its own it is more than the list of the control that opened it.
      {...(hasSearch && { role: 'dialog', 'aria-labelledby': labelledBy })}
      // What is pressed inside leaves the focus where it is typed.
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
  const { t } = useI18n('choices');
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

/** How many options a search has left, for those who do not see it. */
function Findings({ count, isSearched }: { readonly count: number; readonly isSearched: boolean }) {
  const { t } = useI18n('choices');
  return (
    <>
      {count === 0 && <p className="q-list-popup__nothing">{t('noMatches')}</p>}
      <p className="q-visually-hidden" role="status">
        {isSearched && (count === 0 ? t('noMatches') : t('matches', { count }))}
      </p>
    </>
  );
}

/** The title of the dialog is the label of the field, whatever it is made of. */
const labelOf = ({ anchor }: ComboboxState, id: string): string =>
  (anchor.current?.getRootNode() as Document | ShadowRoot | undefined)?.getElementById(`${id}-label`)?.textContent ??
  '';

/** The open list of a field: below it, or on a phone over the whole screen with a search of its own. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { t } = useI18n('choices');
  const { id, list, options, selected, isMultiple, onPick } = props;
  const isDialog = list.mode === 'dialog';
  const hasSearch = isDialog || props.hasSearch === true;
  const found = filterOptions(options, list.query ?? '');
  const active = useActiveOption({ list, found, selected, isMultiple, onPick });
  const scroller = useRevealedOption(active);
  // A value may hold spaces, which would make several ids of one.
  const idOf = (value: string) => `${id}-option-${encodeURIComponent(value)}`;
  const activeId = active.value === undefined ? undefined : idOf(active.value);
  const { setActiveId } = list;
  useLayoutEffect(() => setActiveId(activeId), [setActiveId, activeId]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = listboxKeyOf(event, list.query !== null);
    // In the dialog Tab goes on to what else it has, and Escape is the dialog's own.
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
