import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TermsDocument, termsDocuments } from '@quittance/sdk/contract';
import type { Language } from '../../kernel/index.ts';
import { parseDocument, type TermsText } from './parse-document.ts';

export interface Terms {
  /** Name of the version's folder. */
  readonly version: string;
  readonly language: Language;
  readonly documents: readonly ReadDocument[];
}

interface ReadDocument extends TermsText {
  readonly document: TermsDocument;
  /** Of the file's bytes, in hex. */
  readonly sha256: string;
}

/**
 * Reads the newest version of the terms. Read each time, so that an installation can add a version while the server runs.
 * @param folder has a folder for each version, named so that the newest sorts last, with a folder for each language
 * @throws Error when a document is missing
 */
export async function readTerms(folder: string, language: Language): Promise<Terms> {
  const entries = await readdir(folder, { withFileTypes: true });
  const version = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .at(-1);
  if (version === undefined) throw new Error(`${folder} has no version of the terms.`);
  const read = (document: TermsDocument) => readDocument(path.join(folder, version, language), document);
  return { version, language, documents: await Promise.all(termsDocuments.map(read)) };
}

async function readDocument(folder: string, document: TermsDocument): Promise<ReadDocument> {
  const bytes = await readFile(path.join(folder, `${document}.md`));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { document, sha256, ...parseDocument(bytes.toString('utf8')) };
}

/** Reads the terms in both languages, so that a missing document stops the server at its start. @throws Error */
export async function assertTerms(folder: string): Promise<void> {
  await Promise.all([readTerms(folder, 'en'), readTerms(folder, 'es')]);
}
