import type { ReactNode } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface CalendarHeadProps {
  /** Button for the previous page; absent if another month next to this one has it. */
  readonly back?: { readonly label: string; readonly isPossible: boolean; readonly onPress: () => void } | undefined;
  readonly forward?: { readonly label: string; readonly isPossible: boolean; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}

/** The name of the shown page, between the buttons for the previous and the next one. */
export function CalendarHead({ back, forward, children }: CalendarHeadProps) {
  return (
    <div className="q-calendar__head">
      {back && (
        <IconButton
          icon={chevronLeftIcon}
          label={back.label}
          // `disabled` would drop the keyboard focus when the person reaches the end.
          aria-disabled={!back.isPossible || undefined}
          onClick={() => back.isPossible && back.onPress()}
        />
      )}
      <div className="q-calendar__title">{children}</div>
      {forward && (
        <IconButton
          icon={chevronRightIcon}
          label={forward.label}
          aria-disabled={!forward.isPossible || undefined}
          onClick={() => forward.isPossible && forward.onPress()}
        />
      )}
    </div>
  );
}
