import type { ReactNode } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface CalendarHeadProps {
  /** What leads to the page before; absent: another month beside this one has it. */
  readonly back?: { readonly label: string; readonly isPossible: boolean; readonly onPress: () => void } | undefined;
  readonly forward?: { readonly label: string; readonly isPossible: boolean; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}

/** The name of what is shown, between the ways to the pages before and after it. */
export function CalendarHead({ back, forward, children }: CalendarHeadProps) {
  return (
    <div className="q-calendar__head">
      {back && (
        <IconButton
          icon={chevronLeftIcon}
          label={back.label}
          // Not `disabled`, which would throw away the focus of whoever has just come to the end.
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
