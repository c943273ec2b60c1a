import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendToLog } from './rotating-log.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rotating-log-'));
  file = path.join(folder, 'server.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

it('is appended to, never truncated, and only its user may read it', () => {
  appendToLog(file, 'first start\n');
  appendToLog(file, 'second start\n');
  expect(textOf('server.log')).toBe('first start\nsecond start\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('is renamed when it is full, and the given number of older files is kept', () => {
  for (const line of ['one', 'two', 'three', 'four']) appendToLog(file, line, { maxBytes: 1, olderFiles: 2 });
  expect(readdirSync(folder).sort()).toEqual(['server.log', 'server.log.1', 'server.log.2']);
  expect(['server.log', 'server.log.1', 'server.log.2'].map(textOf)).toEqual(['four', 'three', 'two']);
});

it('grows up to the size limit before it is renamed', () => {
  writeFileSync(file, '12345');
  appendToLog(file, '6', { maxBytes: 6, olderFiles: 2 });
  expect(readdirSync(folder)).toEqual(['server.log']);
});
