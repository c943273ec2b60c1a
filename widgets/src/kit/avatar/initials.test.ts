import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['harbor studio', 'HS'],
    ['María del Carmen Ruiz', 'MR'],
    ['Northwind', 'N'],
    ['  Ada   Lovelace ', 'AL'],
    ['𝒜lpha Beta', '𝒜B'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
