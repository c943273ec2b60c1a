import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const rows = (...lines: readonly string[]) => lines.map((line) => [...line].map((module) => module === '#'));

describe('qrPath', () => {
  it.each([
    [rows('..', '..'), ''],
    [rows('#.', '.#'), 'M0 0h1v1h-1zM1 1h1v1h-1z'],
    [rows('###'), 'M0 0h3v1h-3z'],
    [rows('##.#'), 'M0 0h2v1h-2zM3 0h1v1h-1z'],
  ])('of %j is %j', (modules, path) => {
    expect(qrPath(modules)).toBe(path);
  });
});
