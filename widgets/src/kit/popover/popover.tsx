import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { LayerAlign, LayerSide } from '../base/place-layer.ts';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { usePausableTimer } from '../base/use-pausable-timer.ts';

/** A popover closes after this time without pointer and focus. */
const HIDE_DELAY_MS = 2000;

/** Attributes of the button that opens a popover. */
export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

interface PopoverProps {
  /** Names the popover for screen readers. */
  readonly label: string;
  /** Renders the button that opens the popover, with these attributes. */
  readonly trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Default `block-end`; the opposite side is used if it has more space. */
  readonly side?: LayerSide | undefined;
  /** Default `start`. */
  readonly align?: LayerAlign | undefined;
  readonly children: ReactNode;
}

/** Whether the focus keeps the popover open: inside it, or by keyboard on the button. */
const isAttending = (event: FocusEvent<HTMLElement>, layer: HTMLElement | null): boolean =>
  event.target.matches(':focus-visible') || layer?.contains(event.target) === true;

/**
 * More information next to the button that opens it. It closes 2000 ms after pointer and focus have left it, and
 * immediately on Escape or a press outside.
 */
export function Popover({ label, trigger, side, align, children }: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = usePausableTimer(HIDE_DELAY_MS, () => setOpen(false));
  const open = () => {
    setOpen(true);
    timer.start();
  };
  const close = () => {
    setOpen(false);
    timer.stop();
  };
  useOutsideClick(isOpen, root, () => {
    timer.release('pointer');
    close();
  });
  useAnchoredLayer({ isOpen, anchor: root, layer, side, align });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Closes only the popover: a dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button and the popover inside
    <span
      className="q-popover-place"
      ref={root}
      onKeyDown={onKeyDown}
      onPointerEnter={() => timer.hold('pointer')}
      // A finger leaves when it is lifted, before the person reads.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && timer.release('pointer')}
      onFocus={(event) => isAttending(event, layer.current) && timer.hold('focus')}
      onBlur={() => timer.release('focus')}
    >
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: isOpen ? close : open,
      })}
      {isOpen && (
        <div className="q-layer q-popover" popover="manual" role="dialog" id={id} ref={layer} aria-label={label}>
          {children}
        </div>
      )}
    </span>
  );
}
