import type { RequestParts } from './route.ts';

/** The body of a call that takes files: fields as text, arrays as `name[]`, then the files. */
export function encodeForm({ body, files }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, String(item));
    else form.append(name, String(value));
  }
  for (const [name, given] of Object.entries(files ?? {})) {
    for (const file of given === undefined ? [] : [given].flat()) form.append(name, file);
  }
  return form;
}
