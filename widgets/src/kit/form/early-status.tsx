import type { RefObject } from 'react';
import { useDebounced } from '../base/use-debounced.ts';
import type { FieldErrors } from '../field/form-errors.ts';
import { PAUSE_MS } from '../field/polite-status.tsx';

interface EarlyStatusProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly early: FieldErrors;
}

function labelOf(form: HTMLFormElement | null, name: string): string | null | undefined {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  return field?.querySelector('.q-field__label, label')?.textContent;
}

/**
 * Messages that come before the form is sent, for screen readers: the focus is elsewhere by then, or stays where it is. What
 * the sending finds is not among them, since the focus goes there and it would be said twice.
 */
export function EarlyStatus({ form, early }: EarlyStatusProps) {
  const said = useDebounced(early, PAUSE_MS);
  return (
    // Only what is added is said, not the others once more.
    <div className="q-visually-hidden" role="status" aria-atomic="false">
      {Object.entries(said).map(([name, message]) => (
        <p key={name + message}>
          {labelOf(form.current, name)}: {message}
        </p>
      ))}
    </div>
  );
}
