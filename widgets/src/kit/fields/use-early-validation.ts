import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from './form-errors.ts';

/**
 * When fields are checked before the form is sent: `aggressive` at each input, `lazy` when one was changed or left,
 * `passive` never.
 */
export type ValidationMode = 'aggressive' | 'passive' | 'lazy';

interface EarlyValidation {
  readonly mode: ValidationMode;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly validate: (() => FieldErrors) | undefined;
  /** Told of fields that were checked, and of all that is wrong now. */
  readonly onChecked: (names: ReadonlySet<string>, found: FieldErrors) => void;
}

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Checks named fields once their new values have been rendered: only then does `validate` see them. */
function useCheckSoon({ validate, onChecked }: EarlyValidation): (name: string) => void {
  const latest = useRef({ validate, onChecked });
  latest.current = { validate, onChecked };
  const names = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (name) => {
    names.current.add(name);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const checked = names.current;
      names.current = new Set();
      latest.current.onChecked(checked, latest.current.validate?.() ?? {});
    });
  };
}

/**
 * Calls with the field's name when the person leaves a field or commits a change in it. While a button is held down it
 * waits: a message that appears then would move the button away from under the pointer.
 */
function useFieldLeft(form: RefObject<HTMLFormElement | null>, isOn: boolean, onLeft: (name: string) => void): void {
  const told = useRef(onLeft);
  told.current = onLeft;
  useEffect(() => {
    const element = form.current;
    if (!isOn || !element) return;
    const page = element.ownerDocument;
    const stop = new AbortController();
    let isHeld = false;
    const tell = (name: string | undefined) => {
      if (!name) return;
      if (!isHeld) told.current(name);
      else page.addEventListener('pointerup', () => told.current(name), { once: true, signal: stop.signal });
    };
    const listen = { capture: true, signal: stop.signal };
    page.addEventListener('pointerdown', () => (isHeld = true), listen);
    page.addEventListener('pointerup', () => (isHeld = false), listen);
    page.addEventListener('pointercancel', () => (isHeld = false), listen);
    element.addEventListener('change', ({ target }) => tell(fieldOf(target)?.dataset.field), listen);
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const field = fieldOf(target);
        const isStillInside = relatedTarget instanceof Node && field?.contains(relatedTarget);
        if (!isStillInside) tell(field?.dataset.field);
      },
      listen,
    );
    return () => stop.abort();
  }, [form, isOn]);
}

/** @returns to be called when the person changes a field */
export function useEarlyValidation(options: EarlyValidation): (name: string) => void {
  const checkSoon = useCheckSoon(options);
  useFieldLeft(options.form, options.mode === 'lazy', checkSoon);
  return options.mode === 'aggressive' ? checkSoon : () => {};
}
