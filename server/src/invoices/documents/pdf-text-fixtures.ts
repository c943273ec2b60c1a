import { extractText, getDocumentProxy } from 'unpdf';

/** Reads the text of each page with another library than the one that wrote it. Spaces are single. */
export async function readPdfText(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}
