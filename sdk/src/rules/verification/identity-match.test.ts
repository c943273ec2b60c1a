import { describe, expect, it } from 'vitest';
import { identityMismatchesOf } from './identity-match.ts';

const declared = {
  firstName: 'Zoë',
  lastName: 'Müller-Núñez',
  birthDate: '1990-04-12',
  documentNumber: 'AB 123.456-7',
};

describe('a document is the person’s', () => {
  it.each([
    ['as declared', {}],
    ['without accents, in capitals', { firstName: 'ZOE', lastName: 'MULLER NUNEZ' }],
    ['transliterated', { firstName: 'Zoe', lastName: 'MUELLER NUNEZ' }],
    ['in another order', { firstName: 'Núñez', lastName: 'Müller, Zoë' }],
    ['all in one field', { firstName: '', lastName: 'Müller-Núñez Zoë' }],
    ['with decomposed letters', { firstName: 'Zoe\u0308', lastName: 'Mu\u0308ller-Nu\u0301n\u0303ez' }],
    ['with a number written otherwise', { documentNumber: 'ab1234567' }],
    ['whose number was not read', { documentNumber: undefined }],
  ])('%s', (_, read) => {
    expect(identityMismatchesOf(declared, { ...declared, ...read })).toEqual([]);
  });

  it.each([
    ['Søren Łukasz', 'SOEREN LUKASZ'],
    ['Åse Æbelø', 'AASE AEBELOE'],
    ['Weiß', 'WEISS'],
    ['O’Brien', "O'BRIEN"],
    ['J. R. Vale', 'J R VALE'],
    ['Анна Иванова', 'ИВАНОВА АННА'],
  ])('%s is %s', (firstName, read) => {
    const of = (name: string) => ({ ...declared, firstName: name, lastName: '' });
    expect(identityMismatchesOf(of(firstName), of(read))).toEqual([]);
  });
});

describe('a document is somebody else’s', () => {
  it.each([
    ['of another first name', { firstName: 'Eva' }, ['name']],
    ['of one more name', { firstName: 'Zoë Ana' }, ['name']],
    ['of another day', { birthDate: '1990-12-04' }, ['birthDate']],
    ['of another number', { documentNumber: 'AB1234568' }, ['documentNumber']],
    [
      'of another person',
      { firstName: 'Eva', lastName: 'Moss', birthDate: '1971-01-01', documentNumber: 'X1' },
      ['name', 'birthDate', 'documentNumber'],
    ],
  ])('%s', (_, read, mismatches) => {
    expect(identityMismatchesOf(declared, { ...declared, ...read })).toEqual(mismatches);
  });

  it.each([
    ['राम', 'रम'],
    ['นิดา', 'นดา'],
  ])('%s is not %s: vowel signs are no accents', (firstName, read) => {
    const of = (name: string) => ({ ...declared, firstName: name });
    expect(identityMismatchesOf(of(firstName), of(read))).toEqual(['name']);
  });

  it('if nothing of it was read', () => {
    expect(identityMismatchesOf(declared, undefined)).toEqual(['unread']);
  });
});
