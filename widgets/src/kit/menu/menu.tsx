import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { isShortcut } from '../base/row-keys.ts';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { checkIcon, chevronDownIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { focusMenuItem } from './menu-focus.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** If set, the item is a check box, and choosing it leaves the menu open. */
  readonly isChecked?: boolean | undefined;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Shows only this icon instead of the label. */
  readonly icon?: IconShape | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Opens above the button if there is space, for menus at the bottom of a page. */
  readonly opensUp?: boolean | undefined;
}

interface MenuItemButtonProps {
  readonly item: MenuItem;
  /** Called when the item was chosen, before the menu closes. */
  readonly onChoose: () => void;
}

function MenuItemButton({ item, onChoose }: MenuItemButtonProps) {
  const isCheckbox = item.isChecked !== undefined;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: aria-checked is only set with a role that supports it
    <button
      type="button"
      role={isCheckbox ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked={item.isChecked}
      tabIndex={-1}
      disabled={item.disabled}
      className={classNames('q-menu__item', item.danger && 'q-menu__item--danger')}
      onClick={onChoose}
    >
      {isCheckbox && <Icon shape={checkIcon} className="q-menu__check" />}
      {item.icon && <Icon shape={item.icon} />}
      {item.label}
    </button>
  );
}

/** Open with focus on the first or the last item, or closed. */
type MenuState = 'first' | 'last' | null;

/** A button that opens a list of actions. */
export function Menu({ label, items, icon, variant, size, opensUp }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<MenuState>(null);
  const isOpen = openAt !== null;
  useOutsideClick(isOpen, root, () => setOpenAt(null));
  useAnchoredLayer({ isOpen, anchor: root, layer: list, side: opensUp ? 'block-start' : 'block-end', align: 'end' });
  // Before the next key, and after the layer has been shown.
  useLayoutEffect(() => {
    if (openAt && list.current) focusMenuItem(list.current, openAt === 'first' ? 'Home' : 'End');
  }, [openAt]);

  const close = () => {
    setOpenAt(null);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onOpenKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpenAt(null);
    else if (event.key === 'Escape') {
      // Closes only the menu: a dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (!isShortcut(event) && list.current && focusMenuItem(list.current, event.key)) event.preventDefault();
  };
  const onClosedKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpenAt(isOpen ? null : 'first'),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys for the button and the items inside
    <div className="q-menu" ref={root} onKeyDown={isOpen ? onOpenKeyDown : onClosedKeyDown}>
      {icon ? (
        <IconButton {...trigger} icon={icon} label={label} />
      ) : (
        <Button {...trigger} variant={variant} size={size}>
          {label}
          <Icon shape={chevronDownIcon} />
        </Button>
      )}
      {isOpen && (
        <div className="q-layer q-menu__list" popover="manual" role="menu" id={id} ref={list} aria-label={label}>
          {items.map((item) => (
            <MenuItemButton
              key={item.id}
              item={item}
              onChoose={() => {
                if (item.isChecked === undefined) close();
                item.onSelect();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
