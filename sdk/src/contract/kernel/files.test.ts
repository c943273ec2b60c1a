import { expect, expectTypeOf, it } from 'vitest';
import { fileLimits } from '../../validation/files.ts';
import { type FilesOf, fileFieldOf } from './files.ts';

it('a field accepts what its limits let a form accept', () => {
  const paper = fileFieldOf(fileLimits.customer, 'The paper.');
  expect(paper).toEqual({ types: ['application/pdf'], maxBytes: 5_242_880, description: 'The paper.' });
  const { types } = fileFieldOf(fileLimits.invoiceAttachment, 'An attachment.');
  expect(types).toEqual(
    expect.arrayContaining(['application/xml', 'text/xml', 'text/csv', 'application/vnd.ms-excel']),
  );
  expect(new Set(types).size).toBe(types.length);
});

it('a field takes one file or several, as its limits say', () => {
  const one = fileFieldOf(fileLimits.customer, 'One.');
  const several = fileFieldOf({ ...fileLimits.customer, maxFiles: 3 as number }, 'Several.');
  expect(several.maxFiles).toBe(3);
  expectTypeOf<FilesOf<{ one: typeof one; several: typeof several }, string>>().toEqualTypeOf<{
    readonly one: string;
    readonly several: readonly string[];
  }>();
});
