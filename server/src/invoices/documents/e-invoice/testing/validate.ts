import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import SaxonJS from 'saxonjs-he';
import { readXml, type XmlElement } from '../../../../xml/index.ts';

export type Syntax = 'ubl' | 'cii';

async function readRules(syntax: Syntax): Promise<object> {
  const file = path.join(import.meta.dirname, `en16931-${syntax}.sef.json.gz`);
  return JSON.parse((await promisify(gunzip)(await readFile(file))).toString()) as object;
}

const rules = new Map<Syntax, Promise<object>>();

function rulesOf(syntax: Syntax): Promise<object> {
  const known = rules.get(syntax) ?? readRules(syntax);
  rules.set(syntax, known);
  return known;
}

const failures = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) => (child.name === 'failed-assert' ? [child] : failures(child)));

/** Returns the rules of EN 16931 that a document breaks, each with its id; warnings too. */
export async function brokenRules(xml: string, syntax: Syntax): Promise<readonly string[]> {
  const { principalResult } = SaxonJS.transform(
    { stylesheetInternal: await rulesOf(syntax), sourceText: xml, destination: 'serialized' },
    'sync',
  );
  return failures(readXml(principalResult)).map(
    ({ attributes, children }) => `${attributes.id}: ${children.map(({ text }) => text).join(' ')}`,
  );
}
