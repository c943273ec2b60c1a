import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors, HeldErrors } from '../field/form-errors.ts';
import { EarlyStatus } from './early-status.tsx';
import { withEarlyErrors } from './held-errors.ts';

export interface EarlyValidation {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly validate: () => FieldErrors;
  /** Changes the form's messages. */
  readonly hold: (change: (held: HeldErrors) => HeldErrors) => void;
}

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Checks named fields after their new values were rendered, because `validate` sees them only then. */
function useCheckSoon({ validate, hold }: EarlyValidation): (name: string) => void {
  const latest = useRef(validate);
  latest.current = validate;
  const names = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (name) => {
    names.current.add(name);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const checked = names.current;
      names.current = new Set();
      const found = latest.current();
      hold((held) => withEarlyErrors(held, checked, found));
    });
  };
}

/**
 * Calls back with the field's name when the person leaves a field or commits a change in it. While a button is held
 * down it waits: a new message would move the button away from the pointer.
 */
function useFieldLeft(form: RefObject<HTMLFormElement | null>, onLeft: (name: string) => void): void {
  const told = useRef(onLeft);
  told.current = onLeft;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
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
  }, [form]);
}

/**
 * When fields are checked before the form is sent. Without a mode (passive) they are not, which most forms need. A
 * bundle includes the code of a mode only if it names the mode.
 */
export interface ValidationMode {
  /** Whether input keeps the field's message until the next check: it would flicker if it disappeared first. */
  readonly keepsMessage: boolean;
  /** @returns a function to call when the person changes a field */
  readonly useChecks: (options: EarlyValidation) => (name: string) => void;
  /** Announces the results of the checks to screen readers. */
  readonly Status: typeof EarlyStatus;
}

/** Checks a field at each input. */
export const aggressive: ValidationMode = { keepsMessage: true, useChecks: useCheckSoon, Status: EarlyStatus };

const ignore = () => {};

/** Checks a field when it is changed or left. */
export const lazy: ValidationMode = {
  keepsMessage: false,
  useChecks(options) {
    useFieldLeft(options.form, useCheckSoon(options));
    return ignore;
  },
  Status: EarlyStatus,
};
