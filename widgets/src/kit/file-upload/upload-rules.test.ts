import { fileLimits } from '@quittance/sdk/validation';
import { describe, expect, it } from 'vitest';
import { acceptAttribute, problemOfUpload, sortFiles } from './upload-rules.ts';

const limits = { ...fileLimits.invoiceAttachment, maxFiles: 3 };
const file = (name: string, size = 10) => ({ name, size });

const keysOf = (added: readonly ReturnType<typeof file>[], selected: readonly ReturnType<typeof file>[]) => {
  const { accepted, problems } = sortFiles(added, selected, limits);
  return { accepted: accepted.map(({ name }) => name), problems: problems.map(({ key }) => key) };
};

describe('new files', () => {
  it.each([
    ['are accepted if no rule refuses them', [file('a.pdf'), file('b.png')], [], ['a.pdf', 'b.png'], []],
    [
      'are all refused when there are too many',
      [file('a.pdf'), file('b.pdf')],
      [file('c.pdf'), file('d.pdf')],
      [],
      ['tooManyFiles'],
    ],
    [
      'are refused one by one',
      [file('a.pdf'), file('b.exe'), file('c.pdf', 0)],
      [],
      ['a.pdf'],
      ['fileExtension', 'fileEmpty'],
    ],
    ['must not have the name of an uploaded file', [file('a.pdf')], [file('a.pdf')], [], ['fileDuplicated']],
    ['must not have the same name', [file('a.pdf'), file('a.pdf')], [], ['a.pdf'], ['fileDuplicated']],
    ['must not be too large', [file('a.pdf', 6 * 1_048_576)], [], [], ['fileTooLarge']],
  ])('%s', (_rule, added, selected, accepted, problems) => {
    expect(keysOf(added, selected)).toEqual({ accepted, problems });
  });
});

describe('an error of the server', () => {
  it.each([
    [new Error('File cannot be larger than 5 MB'), 'fileTooLarge'],
    [new Error('Invalid mime type'), 'fileExtension'],
    ['slot surpasses maximum', 'tooManyFiles'],
    [new Error('You sent the same document twice'), 'fileDuplicated'],
    [new Error('Something broke'), undefined],
  ])('%s means %s', (error, key) => {
    expect(problemOfUpload(error, file('a.pdf'), limits)?.key).toBe(key);
  });
});

it('lists the accepted types for the file chooser', () => {
  expect(acceptAttribute({ ...limits, extensions: ['pdf', 'png'] })).toBe('.pdf,application/pdf,.png,image/png');
  expect(acceptAttribute({ ...limits, extensions: ['webp', 'xml'] })).toBe(
    '.webp,image/webp,.xml,application/xml,text/xml',
  );
  expect(acceptAttribute({ ...limits, extensions: ['jpg', 'jpeg'] })).toBe('.jpg,image/jpeg,.jpeg');
  expect(acceptAttribute({ ...limits, extensions: ['unknown'] })).toBe('.unknown');
});
