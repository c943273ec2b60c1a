import { SaxesParser } from 'saxes';

/** An element, by its local name: prefixes and namespaces differ between banks and versions. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children, trimmed. */
  readonly text: string;
}

/** A file is not well-formed XML. The message has line and column, and no content. */
export class InvalidXmlError extends Error {
  /** Whether it ends too early, as a file does that is still being written. */
  readonly isCutOff: boolean;

  constructor(message: string, { isCutOff = false } = {}) {
    super(message);
    this.name = 'InvalidXmlError';
    this.isCutOff = isCutOff;
  }
}

const maxDepth = 64;

interface Open {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads a document and returns its root. Document types are refused, so that no entity can be defined.
 * @throws InvalidXmlError
 */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let isEnding = false;
  const refuse = (what: string): never => {
    throw new InvalidXmlError(`${what} (line ${parser.line}, column ${parser.column})`, { isCutOff: isEnding });
  };
  parser.on('error', () => refuse('The file is not well-formed XML'));
  parser.on('doctype', () => refuse('A document type is not allowed'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= maxDepth) refuse('Elements are nested too deeply');
    open.push({
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    });
  });
  const addText = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const element: XmlElement = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  parser.write(document);
  isEnding = true;
  parser.close();
  if (!root) throw new InvalidXmlError('The file has no element', { isCutOff: true });
  return root;
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Finds the first element at a path of names, such as `Acct/Id/IBAN`. */
export function findElement(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found;
}

/** Finds the text at a path of names; undefined if there is none or it is empty. */
export const findText = (element: XmlElement | undefined, path: string): string | undefined =>
  findElement(element, path)?.text || undefined;
