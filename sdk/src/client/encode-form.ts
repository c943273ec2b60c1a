import type { RequestParts } from './route.ts';

/**
 * Converts a value to text for a form; a wrapped decimal to its digits.
 * @throws {TypeError} for a value that can't be text
 */
function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  const decimal = (value as { readonly $numberDecimal?: unknown } | null | undefined)?.$numberDecimal;
  if (typeof decimal === 'string') return decimal;
  throw new TypeError(`${name} can't be sent in a form, which contains only text and files.`);
}

/**
 * Encodes the body of a call with files: fields as text, arrays as `name[]`, then the files.
 * @throws {TypeError} for a field that is neither text, number, boolean, decimal, nor an array of these
 */
export function encodeForm({ body, files, upload }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, textOf(name, item));
    else form.append(name, textOf(name, value));
  }
  for (const [name, given] of Object.entries(files ?? {})) {
    for (const file of given === undefined ? [] : [given].flat()) form.append(name, file);
  }
  if (upload) form.append(upload.key, upload.file);
  return form;
}
