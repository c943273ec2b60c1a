import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gzippedKb, staticClosure } from './download-size.mjs';

function folderWith(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const namesOf = (folder, files) => files.map((file) => path.relative(folder, file)).sort();

it('counts a module with its imports, once each, without modules loaded on demand', () => {
  const folder = folderWith({
    'entry.js': 'import{a}from"./chunks/a.js";import"./b.js";const late=()=>import("./late.js");export{a as default};',
    'chunks/a.js': 'import { b } from "../b.js";\nexport const a = b;',
    'b.js': 'export*from"./c.js";',
    'c.js': 'export const b=1;',
    'late.js': 'export default 2',
  });
  expect(namesOf(folder, staticClosure([path.join(folder, 'entry.js')]))).toEqual([
    'b.js',
    'c.js',
    'chunks/a.js',
    'entry.js',
  ]);
});

it('measures the gzipped size', () => {
  const folder = folderWith({ 'a.js': 'x'.repeat(100_000) });
  expect(gzippedKb([path.join(folder, 'a.js')])).toBeLessThan(1);
});
