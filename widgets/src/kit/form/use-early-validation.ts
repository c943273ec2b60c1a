import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors, HeldErrors } from '../field/form-errors.ts';
import { EarlyStatus } from './early-status.tsx';
import { withEarlyErrors } from './held-errors.ts';

export interface EarlyValidation {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly validate: () => FieldErrors;
  /** Changes what the form holds. */
  readonly hold: (change: (held: HeldErrors) => HeldErrors) => void;
}

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Checks named fields once their new values have been rendered: only then does `validate` see them. */
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
 * Calls with the field's name when the person leaves a field or commits a change in it. While a button is held down it
 * waits: a message that appears then would move the button away from under the pointer.
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
 * When fields are checked before the form is sent. Without a mode, which is the mode `passive`, none is: most forms need no
 * more, and a widget carries the code of a mode only when it names it.
 */
export interface ValidationMode {
  /** At each input the message of the field only changes: it would flicker if it went first. */
  readonly keepsMessage: boolean;
  /** @returns to be called when the person changes a field */
  readonly useChecks: (options: EarlyValidation) => (name: string) => void;
  /** Says to screen readers what the checks have found. */
  readonly Status: typeof EarlyStatus;
}

/** Checks a field at each input. */
export const aggressive: ValidationMode = { keepsMessage: true, useChecks: useCheckSoon, Status: EarlyStatus };

const ignore = () => {};

/** Checks a field when it was changed or left. */
export const lazy: ValidationMode = {
  keepsMessage: false,
  useChecks(options) {
    useFieldLeft(options.form, useCheckSoon(options));
    return ignore;
  },
  Status: EarlyStatus,
};
