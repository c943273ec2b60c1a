import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type IconShape } from '../display/icon.tsx';
import { chevronDownIcon } from '../display/icons.ts';
import { Button, type ButtonVariant, IconButton } from './button.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Shows this icon alone instead of the label. */
  readonly icon?: IconShape | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** Opens above the button, for menus at the foot of a page. */
  readonly opensUp?: boolean | undefined;
}

/** Outside clicks are told by the composed path: inside a shadow root the target seen from outside is the host. */
function useOutsideClick(isOpen: boolean, root: { current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const watch = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) latest.current();
    };
    document.addEventListener('pointerdown', watch, true);
    return () => document.removeEventListener('pointerdown', watch, true);
  }, [isOpen, root]);
}

/** Moves the focus among the enabled items, round and round. */
function moveFocus(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
  const root = list.getRootNode() as Document | ShadowRoot;
  const index = items.indexOf(root.activeElement as HTMLElement);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1 + items.length, Home: 0, End: items.length - 1 }[key];
  if (target === undefined) return false;
  items[target % items.length]?.focus();
  return true;
}

/** A button that opens a list of actions. */
export function Menu({ label, items, icon, variant, opensUp }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsideClick(isOpen, root, () => setOpen(false));
  useEffect(() => {
    if (isOpen && list.current) moveFocus(list.current, 'Home');
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
    else if (list.current && moveFocus(list.current, event.key)) event.preventDefault();
    else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      setOpen(true);
    }
  };
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled for the button and the items inside
    <div className="q-menu" ref={root} onKeyDown={onKeyDown}>
      {icon ? (
        <IconButton {...trigger} shape={icon} label={label} />
      ) : (
        <Button {...trigger} variant={variant}>
          {label}
          <Icon shape={chevronDownIcon} />
        </Button>
      )}
      {isOpen && (
        <div
          className={classNames('q-menu__list', opensUp && 'q-menu__list--up')}
          role="menu"
          id={id}
          ref={list}
          aria-label={label}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              className={classNames('q-menu__item', item.danger && 'q-menu__item--danger')}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon && <Icon shape={item.icon} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
