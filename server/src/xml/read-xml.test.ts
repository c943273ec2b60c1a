import { describe, expect, it } from 'vitest';
import { childrenOf, element, findText, InvalidXmlError, readXml, textElement } from './index.ts';

it('reads elements by local name, whatever their prefix', () => {
  const root = readXml(
    '<?xml version="1.0"?><d:a xmlns:d="urn:x"><d:b c="1"> one &amp; two </d:b><d:b><![CDATA[<3>]]></d:b></d:a>',
  );
  expect(root).toMatchObject({ name: 'a', namespace: 'urn:x' });
  expect(childrenOf(root, 'b').map(({ text }) => text)).toEqual(['one & two', '<3>']);
  expect(childrenOf(root, 'b')[0]?.attributes).toEqual({ c: '1' });
  expect(findText(root, 'b')).toBe('one & two');
  expect(findText(root, 'b/c')).toBeUndefined();
});

describe('a document is refused', () => {
  it.each([
    ['with a document type', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', false],
    ['with an unknown entity', '<a>&e;</a>', false],
    ['with a wrong closing tag', '<a></b>', false],
    ['with an unknown prefix', '<x:a></x:a>', false],
    ['nested too deeply', '<a>'.repeat(65), false],
    ['that is cut off', '<a><b>text', true],
    ['that is empty', '', true],
  ])('%s', (_what, document, isCutOff) => {
    expect(() => readXml(document)).toThrow(InvalidXmlError);
    try {
      readXml(document);
    } catch (error) {
      expect((error as InvalidXmlError).isCutOff).toBe(isCutOff);
      expect((error as Error).message).not.toContain('passwd');
    }
  });
});

it('writes what it reads', () => {
  const text = `a <b> & "c" 'd'\u0000 ü`;
  const root = readXml(element('a', textElement('b', text, { c: '<&"' })));
  expect(findText(root, 'b')).toBe(text.replace('\u0000', ''));
  expect(root.children[0]?.attributes).toEqual({ c: '<&"' });
});
