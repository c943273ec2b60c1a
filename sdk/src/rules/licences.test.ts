import { expect, it } from 'vitest';
import { releaseDecisionsAt, releaseStageOf } from './licences.ts';

it.each([
  ['that nobody asked for', undefined, 'none', []],
  ['that one asked for oneself', { state: 'requested', isYours: true }, 'yours', ['refuse']],
  ['that a colleague asked for', { state: 'requested', isYours: false }, 'requested', ['release', 'refuse']],
  ['that was refused', { state: 'refused', isYours: false }, 'refused', []],
  ['that was refused after one asked', { state: 'refused', isYours: true }, 'refused', []],
  ['that one withdrew', { state: 'withdrawn', isYours: true }, 'withdrawn', []],
  ['that is over', { state: 'released', isYours: false }, 'none', []],
] as const)('a release %s', (_what, request, stage, decisions) => {
  expect(releaseStageOf(request)).toBe(stage);
  expect(releaseDecisionsAt(stage)).toEqual(decisions);
});
