import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { LayerAlign, LayerSide } from '../base/place-layer.ts';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { usePausableTimer } from '../base/use-pausable-timer.ts';

/** A popover that nobody attends to any more goes by itself after this time. */
const HIDE_DELAY_MS = 2000;

/** What the button that opens a popover has to carry. */
export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

interface PopoverProps {
  /** Names the popover for screen readers. */
  readonly label: string;
  /** Renders the button that opens it, with these attributes. */
  readonly trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Default `block-end`; the opposite side is taken where there is more room. */
  readonly side?: LayerSide | undefined;
  /** Default `start`. */
  readonly align?: LayerAlign | undefined;
  readonly children: ReactNode;
}

/** A press leaves the focus on the button, where it says nothing about attention; one by the keyboard does. */
const isAttending = (event: FocusEvent<HTMLElement>, layer: HTMLElement | null): boolean =>
  event.target.matches(':focus-visible') || layer?.contains(event.target) === true;

/**
 * Something more about a thing, beside the button that asks for it. It goes 2000 ms after pointer and focus have both
 * left it, and at once on Escape or a press elsewhere.
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
    // Only the popover: the dialog in which it may stand stays open.
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
      // A finger leaves as soon as it is lifted, and then begins to read.
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
