import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LayerSide } from '../base/place-layer.ts';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';

/** Delay: avoids flicker under a passing pointer, and lets the pointer reach the tooltip. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

interface TooltipProps {
  /** A short sentence without controls; it always describes the control to screen readers. */
  readonly text: string;
  /** Default `block-start`; the opposite side is used if it has more space. */
  readonly side?: LayerSide | undefined;
  /** One focusable control that passes `aria-describedby` to its element. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Whether the focus came from the keyboard. A press does not open the tooltip. */
const isFocusVisible = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/** Opens and closes after a delay. */
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
 * Describes a control while the pointer or the keyboard focus is on it. It stays open while the pointer is on the
 * tooltip, and Escape closes it (WCAG 1.4.13).
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
    // The focus may be elsewhere than the pointer. Closes only the tooltip: a dialog around it stays open.
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
