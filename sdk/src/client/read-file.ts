import { refusal } from './read-answer.ts';

/** A file that a call returned. */
export interface DownloadedFile {
  /** The server's name for it; empty if it gives none. */
  readonly name: string;
  /** The content with its MIME type. `blob.stream()` reads it in chunks. */
  readonly blob: Blob;
}

/** RFC 6266: `filename*` contains the full name, `filename` its ASCII form. */
const nameIn = (disposition: string): string =>
  decodedName(/filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]) ??
  /filename\s*=\s*"([^"]*)"/i.exec(disposition)?.[1] ??
  '';

/** Undefined for a name that is not percent-encoded UTF-8: the file is still returned, without a name. */
function decodedName(encoded: string | undefined): string | undefined {
  try {
    return encoded && decodeURIComponent(encoded.trim());
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer with a file.
 * @throws {ApiError} for every other answer
 */
export async function readFile(response: Response): Promise<DownloadedFile> {
  if (!response.ok) throw refusal(response, await response.text());
  return { name: nameIn(response.headers.get('content-disposition') ?? ''), blob: await response.blob() };
}
