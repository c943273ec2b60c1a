import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes from the start of a file that show its type. */
export const headBytes = 65_536;

/** The container of old Office files, whose kind only the name tells. */
const oldOffice: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
};

/** Texts have no signature. All of them are only saved, never shown, so the name may choose among them. */
const texts: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.txt': 'text/plain', '.html': 'text/html' };

/**
 * Finds out the MIME type of a file by its bytes; the name only chooses among types that look the same.
 * @returns undefined for an unknown type
 */
export async function sniffType(head: Uint8Array, name: string): Promise<string | undefined> {
  const extension = path.extname(name).toLowerCase();
  const known = (await fileTypeFromBuffer(head))?.mime;
  if (known === 'application/x-cfb') return oldOffice[extension];
  if (known !== undefined) return known;
  if (!isText(head)) return undefined;
  return extension === '.xml' && looksLikeXml(head) ? 'application/xml' : texts[extension];
}

/** Text has no control characters but white space. Its encoding isn't known. */
const isText = (head: Uint8Array): boolean => head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));

const looksLikeXml = (head: Uint8Array): boolean => /^(\ufeff)?\s*</.test(Buffer.from(head).toString('utf8'));
