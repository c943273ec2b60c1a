import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { indexByKey, isShortcut } from '../base/row-keys.ts';
import { scrollSideways } from '../base/scroll-sideways.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
}

interface TabsProps {
  /** Names the group of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs as the ARIA practices describe them: arrow keys move and select. Overflowing tabs scroll. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have been selected from outside
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) scrollSideways(list.current, tab);
  }, [selected]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isShortcut(event)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex((tab) => tab.id === selected);
    const arrows = isRightToLeft ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    const next = tabs[indexByKey(event.key, index, tabs.length, arrows) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="q-tabs">
      <div className="q-tabs__list" role="tablist" ref={list} aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className="q-tabs__tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="q-tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
