import { expect, it } from 'vitest';
import { missingBesideVerification, missingInformation } from './missing-information.ts';

const handle = 'harbor';
const address = {};
const phoneNumber = '+12025550123';

it.each([
  [{}, ['handle', 'address', 'phoneNumber']],
  [{ handle }, ['address', 'phoneNumber']],
  [{ address, phoneNumber }, ['handle']],
  [{ handle, phoneNumber }, ['address']],
  [{ handle, address, phoneNumber }, []],
])('given %j, %j is missing', (given, missing) => {
  expect(missingInformation(given)).toEqual(missing);
});

it('is asked once: the verification asks for handle and address', () => {
  expect(missingBesideVerification(['handle', 'address', 'phoneNumber'])).toEqual(['phoneNumber']);
  expect(missingBesideVerification(['handle', 'address'])).toEqual([]);
});
