import type { TermsBlock } from '@quittance/sdk/contract';

export interface TermsText {
  readonly title: string;
  readonly blocks: readonly TermsBlock[];
}

/**
 * Parses a document: a title (`# …`), then headings (`## …`), lists (`- …`) and paragraphs, with blank lines between them.
 * @throws Error without a title
 */
export function parseDocument(source: string): TermsText {
  const [first = '', ...rest] = source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  if (!first.startsWith('# ')) throw new Error('The document does not begin with a title.');
  return { title: first.slice(2).trim(), blocks: rest.map(parseBlock) };
}

function parseBlock(block: string): TermsBlock {
  if (block.startsWith('## ')) return { kind: 'heading', text: joinLines(block.slice(3)) };
  if (!block.startsWith('- ')) return { kind: 'paragraph', text: joinLines(block) };
  return { kind: 'list', items: block.slice(2).split(/\n- /).map(joinLines) };
}

/** The lines of a source are wrapped; those of a page are not. */
const joinLines = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');
