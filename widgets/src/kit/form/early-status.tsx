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
 * Announces messages found before the form is sent, since the focus is elsewhere by then. Messages found by sending are
 * not included: the focus moves to them, so they would be announced twice.
 */
export function EarlyStatus({ form, early }: EarlyStatusProps) {
  const said = useDebounced(early, PAUSE_MS);
  return (
    // Announces only added messages, not all of them.
    <div className="q-visually-hidden" role="status" aria-atomic="false">
      {Object.entries(said).map(([name, message]) => (
        <p key={name + message}>
          {labelOf(form.current, name)}: {message}
        </p>
      ))}
    </div>
  );
}
