import { checkFileType, fileLimits } from '@quittance/sdk/validation';
import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

describe('the type of a file', () => {
  it.each([
    ['deed.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['deed.png', '%PDF-1.7\n', 'application/pdf'],
    ['logo.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg'],
    ['logo.webp', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
    ['old.doc', oldOffice, 'application/msword'],
    ['old.xls', oldOffice, 'application/vnd.ms-excel'],
    ['old.pdf', oldOffice, undefined],
    ['text.rtf', '{\\rtf1 x}', 'application/rtf'],
    ['list.csv', 'a,b\r\n1,2', 'text/csv'],
    ['note.txt', 'Señor', 'text/plain'],
    ['page.html', '<html>', 'text/html'],
    ['page.pdf', '<html>', undefined],
    ['data.xml', '<?xml version="1.0"?><a/>', 'application/xml'],
    ['data.xml', '<a/>', 'application/xml'],
    ['data.xml', 'a', undefined],
    ['list.csv', 'a\u0000b', undefined],
    ['script.jpg', 'GIF89a=1;alert(1)', 'image/gif'],
  ])('%s %j is %s', async (name, bytes, type) => {
    expect(await sniffType(Buffer.from(bytes as string, 'latin1'), name)).toBe(type);
  });

  it('must be the one of the name', async () => {
    const typeOf = async (name: string) => checkFileType(name, await sniffType(png, name), fileLimits.logo);
    expect(await typeOf('logo.png')).toBeNull();
    expect((await typeOf('logo.jpg'))?.key).toBe('fileExtension');
    expect((await typeOf('logo.svg'))?.key).toBe('fileExtension');
    expect((await typeOf('logo'))?.key).toBe('fileExtension');
  });
});
