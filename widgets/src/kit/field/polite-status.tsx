import { useDebounced } from '../base/use-debounced.ts';

/** A pause in typing, after which something may be said without talking over the keys. */
export const PAUSE_MS = 1000;

/** What is told to screen readers alone, when the person pauses. */
export function PoliteStatus({ children }: { readonly children: string | false | undefined }) {
  const text = useDebounced(children || '', PAUSE_MS);
  return (
    <span className="q-visually-hidden" role="status">
      {text}
    </span>
  );
}
