import type { FieldErrors, HeldErrors } from '../field/form-errors.ts';

/** Of the fields that were checked what was found, of the others what was held; the very same object where nothing changes. */
function errorsAfter(held: FieldErrors, names: ReadonlySet<string>, found: FieldErrors): FieldErrors {
  if ([...names].every((name) => held[name] === found[name])) return held;
  const others = Object.entries(held).filter(([name]) => !names.has(name));
  const checked = Object.entries(found).filter(([name]) => names.has(name));
  return Object.fromEntries([...others, ...checked]);
}

/** What a form holds once some of its fields were checked early; the very same object where nothing changes. */
export function withEarlyErrors(held: HeldErrors, names: ReadonlySet<string>, found: FieldErrors): HeldErrors {
  const errors = errorsAfter(held.errors, names, found);
  return errors === held.errors ? held : { errors, early: errorsAfter(held.early, names, found) };
}
