import { classNames, Icon } from '@quittance/widgets/kit';
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { PaletteEntry } from './palette.ts';

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
  /** Id of the element of an entry. */
  readonly idOf: (entry: PaletteEntry) => string;
  readonly active: PaletteEntry | undefined;
  readonly onPoint: (entry: PaletteEntry) => void;
  readonly onOpen: (entry: PaletteEntry) => void;
}

interface RowProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
}

function Row({ id, entry, isActive }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active option
    <div
      ref={row}
      id={id}
      role="option"
      className={classNames('palette__row', isActive && 'palette__row--active')}
      aria-selected={isActive}
      data-entry={entry.id}
    >
      <Icon shape={entry.icon} />
      <span className="palette__label">{entry.label}</span>
      {entry.detail && <span className="palette__detail">{entry.detail}</span>}
    </div>
  );
}

/** Entries by their headings, each heading once. */
const groupsOf = (entries: readonly PaletteEntry[]): readonly (readonly [string, readonly PaletteEntry[]])[] => [
  ...Map.groupBy(entries, ({ group }) => group),
];

/** The found entries under their headings. */
export function PaletteList({ id, label, entries, idOf, active, onPoint, onOpen }: PaletteListProps) {
  const headingId = useId();
  const act = ({ target }: { readonly target: EventTarget }, then: (entry: PaletteEntry) => void) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[role="option"]');
    const entry = row && entries.find((each) => each.id === row.dataset.entry);
    if (entry) then(entry);
  };
  const group = ([heading, members]: readonly [string, readonly PaletteEntry[]], index: number): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div key={heading} role="group" aria-labelledby={`${headingId}-${index}`}>
      <div className="palette__heading" id={`${headingId}-${index}`} role="presentation">
        {heading}
      </div>
      {members.map((entry) => (
        <Row key={entry.id} id={idOf(entry)} entry={entry} isActive={entry === active} />
      ))}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      className="palette__list"
      aria-label={label}
      onClick={(event) => act(event, onOpen)}
      onPointerMove={(event: PointerEvent) => act(event, onPoint)}
    >
      {groupsOf(entries).map(group)}
    </div>
  );
}
