import type { FieldErrors, HeldErrors } from '../field/form-errors.ts';

/** Replaces the messages of the checked fields, and keeps the others; returns the same object if nothing changes. */
function errorsAfter(held: FieldErrors, names: ReadonlySet<string>, found: FieldErrors): FieldErrors {
  if ([...names].every((name) => held[name] === found[name])) return held;
  const others = Object.entries(held).filter(([name]) => !names.has(name));
  const checked = Object.entries(found).filter(([name]) => names.has(name));
  return Object.fromEntries([...others, ...checked]);
}

/** Returns the form's messages after an early check of some fields; the same object if nothing changes. */
export function withEarlyErrors(held: HeldErrors, names: ReadonlySet<string>, found: FieldErrors): HeldErrors {
  const errors = errorsAfter(held.errors, names, found);
  return errors === held.errors ? held : { errors, early: errorsAfter(held.early, names, found) };
}

/**
 * Says the messages of a form again, such as in another language; the same object if it has none.
 * @param find returns what is wrong now; messages that it doesn't have stay
 */
export function saidAgain(held: HeldErrors, find: () => FieldErrors): HeldErrors {
  if (Object.keys(held.errors).length === 0) return held;
  const found = find();
  const say = (errors: FieldErrors): FieldErrors =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, found[name] ?? message]));
  return { errors: say(held.errors), early: say(held.early) };
}
