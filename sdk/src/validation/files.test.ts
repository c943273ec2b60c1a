import { describe, expect, it } from 'vitest';
import {
  checkFile,
  checkFileCount,
  checkFileRoom,
  checkPictureSize,
  fileLimits,
  mimeTypes,
  problemOfUploadMessage,
  shownFileName,
} from './files.ts';

const limits = fileLimits.customer;
const mb = 1_048_576;

describe('a file', () => {
  it('is valid as a PDF of 5 MB, and for staff as a table of 32 MB', () => {
    expect(checkFile({ name: 'Deed.PDF', size: 5 * mb }, [], limits)).toBeNull();
    expect(checkFile({ name: 'a.xlsx', size: 32 * mb }, [], fileLimits.staff)).toBeNull();
  });

  it.each([
    [{ name: 'deed.pdf', size: 1 }, 'fileDuplicated'],
    [{ name: 'empty.pdf', size: 0 }, 'fileEmpty'],
    [{ name: 'deed.png', size: 1 }, 'fileExtension'],
    [{ name: 'pdf', size: 1 }, 'fileExtension'],
    [{ name: 'large.pdf', size: 5 * mb + 1 }, 'fileTooLarge'],
  ])('is refused as %j: %s', (file, key) => {
    expect(checkFile(file, [{ name: 'deed.pdf', size: 9 }], limits)).toMatchObject({ key });
  });

  /** customer-portal §5: pdf, jpg, jpeg, png, xml, csv. */
  it.each([
    ['pdf', null],
    ['jpg', null],
    ['jpeg', null],
    ['png', null],
    ['xml', null],
    ['csv', null],
    ['PDF', null],
    ['webp', 'fileExtension'],
    ['docx', 'fileExtension'],
    ['html', 'fileExtension'],
    ['svg', 'fileExtension'],
  ])('named invoice.%s has the problem %s as the attachment of an invoice', (extension, key) => {
    const found = checkFile({ name: `invoice.${extension}`, size: 1 }, [], fileLimits.invoiceAttachment);
    expect(found?.key ?? null).toBe(key);
  });

  it('has the name of another one if a reader sees no difference', () => {
    const composed = { name: 'reçu.pdf'.normalize('NFC'), size: 1 };
    const decomposed = { name: 'reçu.pdf'.normalize('NFD'), size: 1 };
    expect(composed.name).not.toBe(decomposed.name);
    expect(checkFile(decomposed, [composed], limits)).toMatchObject({ key: 'fileDuplicated' });
  });

  it('has a known type for each extension that is accepted somewhere', () => {
    const accepted = Object.values(fileLimits).flatMap(({ extensions }) => extensions);
    expect(accepted.filter((extension) => !mimeTypes[extension]?.length)).toEqual([]);
  });

  it('is one of at most so many, selected and new together', () => {
    expect(checkFileCount(0, 1, limits)).toBeNull();
    expect(checkFileCount(1, 1, limits)).toEqual({ key: 'onlyOneFile' });
    expect(checkFileCount(2, 2, { ...limits, maxFiles: 3 })).toEqual({ key: 'tooManyFiles', values: { max: 3 } });
  });

  it('has no room when its owner has 500 MB already, or 2,000 MB with the removed ones', () => {
    expect(checkFileRoom(500 * mb - 1, 2000 * mb - 1)).toBeNull();
    expect(checkFileRoom(500 * mb, 500 * mb)).toEqual({ key: 'filesFull', values: { max: 500 } });
    expect(checkFileRoom(0, 2000 * mb)).toMatchObject({ key: 'filesFull' });
  });
});

describe('a picture', () => {
  it('has at most 25 megapixels', () => {
    expect(checkPictureSize('logo.png', { width: 5000, height: 5000 })).toBeNull();
    expect(checkPictureSize('logo.png', { width: 5000, height: 5001 })).toEqual({
      key: 'pictureTooLarge',
      values: { name: 'logo.png', max: 25 },
    });
  });
});

describe('a server’s message about an upload', () => {
  it.each([
    ['File exceeds the size limit', 'fileTooLarge'],
    ['A file cannot be larger than 5 MB', 'fileTooLarge'],
    ['The file cannot be empty', 'fileTooLarge'],
    ['Wrong file type', 'fileExtension'],
    ['Unknown MIME type', 'fileExtension'],
    ['This slot surpasses maximum of files', 'onlyOneFile'],
    ['You cannot send the same document twice', 'fileDuplicated'],
    ['There is no room for more files.', 'filesFull'],
    ['The picture has too many pixels.', 'pictureTooLarge'],
    ['The picture cannot be read.', 'pictureUnreadable'],
  ])('%j is shown as %s', (message, key) => {
    expect(problemOfUploadMessage(message, { name: 'deed.pdf', size: 1 }, limits)).toMatchObject({ key });
  });

  it('is an error to report if no rule explains it', () => {
    expect(problemOfUploadMessage('disk full', { name: 'deed.pdf', size: 1 }, limits)).toBeUndefined();
  });
});

describe('the shown name of a file', () => {
  it.each([
    ['short.pdf', 'short.pdf'],
    ['exactly-thirty-two-characters.pdf'.slice(1), 'xactly-thirty-two-characters.pdf'],
    ['certificate-of-incorporation-2024.pdf', 'certificate-of-incorpora[…].pdf'],
    ['a-name-without-any-extension-at-all', 'a-name-without-any-exten[…]'],
    ['CERTIFICATE-OF-INCORPORATION-2024.PDF', 'CERTIFICATE-OF-INCORPORA[…].PDF'],
    // Families and flags are one character to a reader, though many to a computer.
    [`${'👨‍👩‍👧'.repeat(28)}.pdf`, `${'👨‍👩‍👧'.repeat(28)}.pdf`],
    [`${'🇫🇷'.repeat(30)}.pdf`, `${'🇫🇷'.repeat(24)}[…].pdf`],
    [`${'e\u{301}'.repeat(30)}.pdf`, `${'e\u{301}'.repeat(24)}[…].pdf`],
  ])('%s is %s', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });
});
