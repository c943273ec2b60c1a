import { expect, it } from 'vitest';
import { missingInformation } from './missing-information.ts';

const handle = 'harbor';
const address = {};
const phoneNumber = '+12025550123';

it.each([
  [{}, ['organizationType', 'handle', 'address', 'phoneNumber']],
  [{ handle }, ['address', 'phoneNumber']],
  [{ address, phoneNumber }, ['organizationType', 'handle']],
  [{ handle, phoneNumber }, ['address']],
  [{ handle, address, phoneNumber }, []],
])('given %j, %j is missing', (given, missing) => {
  expect(missingInformation(given)).toEqual(missing);
});
