import { useDebounced } from '../base/use-debounced.ts';

/** Pause in typing after which a message is announced. */
export const PAUSE_MS = 1000;

/** Announces a message to screen readers when the person pauses typing. */
export function PoliteStatus({ children }: { readonly children: string | false | undefined }) {
  const text = useDebounced(children || '', PAUSE_MS);
  return (
    <span className="q-visually-hidden" role="status">
      {text}
    </span>
  );
}
