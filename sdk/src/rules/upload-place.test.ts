import { describe, expect, it } from 'vitest';
import { readUploadKey, uploadKey } from './upload-place.ts';

const organizationId = 'org_01k000000000000000000000aa';

describe('the key of an upload', () => {
  it.each([
    ['logo-1-companyLogo', { role: 'logo', slot: 1, group: 'companyLogo' }],
    [`deed-10-documentation-${organizationId}`, { role: 'deed', slot: 10, group: 'documentation', organizationId }],
  ] as const)('%s is read as it was written', (key, place) => {
    expect(readUploadKey(key)).toEqual(place);
    expect(uploadKey(place)).toBe(key);
  });

  it.each([
    'logo',
    'logo-0-companyLogo',
    'logo-01-companyLogo',
    'logo-1-toString',
    'icon-1-companyLogo',
    'logo-1-unknown',
    '-1-companyLogo',
    'logo-1-companyLogo-',
    'logo-1-companyLogo-usr_01k000000000000000000000aa',
    'logo-1-companyLogo\n',
  ])('is not %j', (key) => {
    expect(readUploadKey(key)).toBeUndefined();
  });
});
