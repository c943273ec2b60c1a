import { expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

it('reads title, headings, paragraphs and lists, whose lines may be wrapped', () => {
  const source = '# Terms\n\nFirst line\nsecond line.\n\n## 1. Scope\n\n- one\n- two,\n  wrapped\n\nLast.\n';
  expect(parseDocument(source)).toEqual({
    title: 'Terms',
    blocks: [
      { kind: 'paragraph', text: 'First line second line.' },
      { kind: 'heading', text: '1. Scope' },
      { kind: 'list', items: ['one', 'two, wrapped'] },
      { kind: 'paragraph', text: 'Last.' },
    ],
  });
});

it('refuses a document without a title', () => {
  expect(() => parseDocument('Just text.')).toThrow('title');
});
