import { maxSearchCharacters } from '@quittance/sdk/rules';
import { Dialog, EmptyState, Icon, icons, TextButton, useI18n } from '@quittance/widgets/kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { openAddress } from '../navigation/page-link.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';
import './palette.css';
import type { Palette, PaletteEntry } from './palette.ts';
import { PaletteList } from './palette-list.tsx';
import { paletteTexts } from './texts.en.ts';
import { type PaletteSearch, usePaletteSearch } from './use-palette-search.ts';

interface PaletteDialogProps extends Palette {
  readonly onClose: () => void;
}

/** Distance that a key moves the active entry. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** Tracks the entry that Enter opens: the first one until the person moves. */
function useActiveEntry(entries: readonly PaletteEntry[], text: string) {
  const [moved, setMoved] = useState({ text, id: '' });
  const found = moved.text === text ? entries.findIndex(({ id }) => id === moved.id) : -1;
  const place = Math.max(0, found);
  const point = (entry: PaletteEntry | undefined) => entry && setMoved({ text, id: entry.id });
  return {
    active: entries[place],
    point,
    move: (step: number) => point(entries[Math.max(0, Math.min(place + step, entries.length - 1))]),
  };
}

/** What the list doesn't show: that records may still come, that there are none, or that the search failed. */
function Notice({ text, entries, isSearching, error, retry }: PaletteSearch) {
  const { t } = useI18n(paletteTexts);
  if (error !== undefined) {
    return (
      <p className="palette__notice">
        {t('failed')} <TextButton onClick={retry}>{t('retry')}</TextButton>
      </p>
    );
  }
  if (isSearching) return <p className="palette__notice">{t('searching')}</p>;
  if (entries.length > 0) return null;
  return (
    <EmptyState title={t('nothing', { text: text.trim() })} icon={icons.searchIcon}>
      {t('nothingHint')}
    </EmptyState>
  );
}

/** For screen readers; notices are read automatically. */
function useAnnouncement({ entries, isSearching, error, text }: PaletteSearch): string {
  const { t } = useI18n(paletteTexts);
  if (error !== undefined) return t('failed');
  if (isSearching) return t('searching');
  return entries.length > 0 ? t('found', { count: entries.length }) : t('nothing', { text: text.trim() });
}

/** Searches pages and records by keyboard. Mount it to open it and unmount it to close it. */
export function PaletteDialog({ placeholder, pages, find, onClose }: PaletteDialogProps) {
  const { t } = useI18n(paletteTexts);
  const id = useId();
  const { history } = usePagePlace();
  const search = usePaletteSearch({ pages, find });
  const { text, entries } = search;
  const { active, point, move } = useActiveEntry(entries, text);
  const idOf = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const open = ({ to }: PaletteEntry) => {
    onClose();
    openAddress(history, to);
  };
  const press = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose its characters.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('title')} width="medium" flush closesOnOutsideClick onClose={onClose}>
      <div className="palette">
        <div className="palette__field">
          <Icon shape={icons.searchIcon} />
          <input
            data-autofocus
            className="palette__input"
            role="combobox"
            type="text"
            aria-label={t('title')}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && idOf(active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={placeholder}
            maxLength={maxSearchCharacters}
            value={text}
            onChange={({ target }) => search.setText(target.value)}
            onKeyDown={press}
          />
        </div>
        <PaletteList
          id={`${id}-list`}
          label={t('title')}
          entries={entries}
          idOf={idOf}
          active={active}
          onPoint={point}
          onOpen={open}
        />
        <Notice {...search} />
        <p className="q-visually-hidden" role="status">
          {useAnnouncement(search)}
        </p>
        <p className="palette__hints" aria-hidden="true">
          <kbd>↑↓</kbd> {t('hintMove')} <kbd>↵</kbd> {t('hintOpen')} <kbd>Esc</kbd> {t('hintClose')}
        </p>
      </div>
    </Dialog>
  );
}
