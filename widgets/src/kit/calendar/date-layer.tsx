import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { usePhoneSheet } from './use-phone-sheet.ts';

/** The layer opens below its field if this much space is there, or if there is less above. */
const WANTED_ROOM_PX = 425;

export interface DateLayerProps {
  readonly id: string;
  readonly label: string;
  /** The box of the field: pressing it does not close the calendar. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** @param isElsewhere a press outside closed the layer, and the focus moved there */
  readonly onClose: (isElsewhere: boolean) => void;
  readonly children: (isSheet: boolean) => ReactNode;
}

/** Keeps Tab inside the layer, wrapping around. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function AnchoredLayer({ id, label, anchor, onClose, children }: DateLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useAnchoredLayer({ isOpen: true, anchor, layer, wantedRoom: WANTED_ROOM_PX, gap: 4 });
  useOutsideClick(true, anchor, () => onClose(true));
  // After the layer is shown and before the next key, which belongs to the calendar.
  useLayoutEffect(() => layer.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div
      ref={layer}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      className="q-layer q-date-layer"
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepTabInside(event);
        if (event.key !== 'Escape') return;
        // Closes only the calendar: a dialog around the field stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose(false);
      }}
    >
      {children(false)}
    </div>
  );
}

/** The layer of a calendar: next to its field, or on a phone a sheet from below. */
export function DateLayer(props: DateLayerProps) {
  const isSheet = usePhoneSheet();
  if (!isSheet) return <AnchoredLayer {...props} />;
  return (
    <Dialog title={props.label} onClose={() => props.onClose(false)} closesOnOutsideClick>
      <div id={props.id} className="q-date-sheet">
        {props.children(true)}
      </div>
    </Dialog>
  );
}
