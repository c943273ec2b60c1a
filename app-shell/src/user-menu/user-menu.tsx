import { Avatar, Icon, icons, lazyPart } from '@quittance/widgets/kit';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { UserMenuPanelProps } from './user-menu-panel.tsx';

/** Lazy-loaded, since few people open it. */
const panel = lazyPart(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

interface UserMenuProps extends Omit<UserMenuPanelProps, 'id'> {
  readonly label: string;
  /** Whether to show the role below the name, if it decides what the person may do. */
  readonly isRoleShown?: boolean | undefined;
}

/** Closes on Escape (and returns the focus), on a click elsewhere, and when the focus leaves. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect: the next press or key may come before the browser has painted.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen(!isOpen), root, button };
}

/** Menu with the signed-in person, language, theme and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const id = useId();
  const { isOpen, toggle, root, button } = useDisclosure();
  const Panel = panel.usePart(isOpen);
  return (
    <div className="user-menu" ref={root}>
      <button
        ref={button}
        type="button"
        className="user-menu__button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
      >
        <Avatar name={props.name} round />
        <span className="q-visually-hidden">{props.label}</span>
        <span className="user-menu__name" aria-hidden="true">
          {props.name}
          {props.isRoleShown && <span className="user-menu__role">{props.role}</span>}
        </span>
        <Icon shape={icons.chevronDownIcon} />
      </button>
      {Panel && <Panel {...props} id={id} />}
    </div>
  );
}
