import { InvalidXmlError, readXml, type XmlElement } from '../../xml/index.ts';
import type { ReadEInvoice } from './e-invoice-values.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';

/** Readers of the roots that are understood, whatever their version. */
const readers: Readonly<Record<string, (root: XmlElement) => ReadEInvoice>> = {
  Invoice: readUbl,
  CreditNote: readUbl,
  CrossIndustryInvoice: readCii,
  CrossIndustryDocument: readCii,
};

/**
 * Reads an XML invoice in UBL or CII. Nothing that the file refers to is loaded, and document types are refused, so it
 * can define no entities. The content is another company's word: it is shown, not believed.
 * @returns null for another or a broken document
 */
export function readEInvoice(bytes: Uint8Array): ReadEInvoice | null {
  try {
    const root = readXml(decode(bytes));
    return readers[root.name]?.(root) ?? null;
  } catch (error) {
    if (error instanceof InvalidXmlError) return null;
    throw error;
  }
}

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encodings that invoices really have. Unknown names are read as UTF-8. */
const named: Readonly<Record<string, string>> = { 'iso-8859-1': 'latin1', 'windows-1252': 'windows-1252' };

function decode(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const name = /^[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? '';
  return new TextDecoder(named[name] ?? 'utf-8').decode(bytes);
}
