import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LayerSide } from '../base/place-layer.ts';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';

/** Long enough not to flicker under a pointer that only passes, and to let it reach the tooltip. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

interface TooltipProps {
  /** A short sentence without anything to press; it describes the control to screen readers, open or not. */
  readonly text: string;
  /** Default `block-start`; the opposite side is taken where there is more room. */
  readonly side?: LayerSide | undefined;
  /** One control that takes the focus and hands `aria-describedby` on to its element. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Whether the keyboard brought the focus: a press with finger or mouse is no question. */
const isFocusVisible = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/** Opens a little later than asked, and closes a little later. */
function useDelayedState() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return [isOpen, change] as const;
}

/**
 * Describes a control while the pointer or the keyboard's focus is on it. It stays while the pointer is on the tooltip
 * itself, and Escape takes it away without moving either (WCAG 1.4.13).
 */
export function Tooltip({ text, side = 'block-start', children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLSpanElement>(null);
  const [isOpen, change] = useDelayedState();
  const latestChange = useRef(change);
  latestChange.current = change;
  useAnchoredLayer({ isOpen, anchor: place, layer, side, align: 'center' });

  useLayoutEffect(() => {
    if (!isOpen) return;
    // The pointer may be here and the focus elsewhere. Only the tooltip: the dialog in which it may stand stays open.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latestChange.current(false, 0);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
    <span
      className="q-tooltip-place"
      ref={place}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && change(true, OPEN_DELAY_MS)}
      onPointerLeave={() => change(false, CLOSE_DELAY_MS)}
      onFocus={(event) => isFocusVisible(event) && change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="q-layer q-tooltip" popover="manual" role="tooltip" id={id} ref={layer}>
        {text}
      </span>
    </span>
  );
}
