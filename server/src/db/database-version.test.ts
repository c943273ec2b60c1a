import { expect, it } from 'vitest';
import { assertSupported, DatabaseVersionError } from './database-version.ts';

it('accepts the major version of the checked-in schema, and names any other', () => {
  expect(() => assertSupported(180_004)).not.toThrow();
  expect(() => assertSupported(170_006)).toThrow(DatabaseVersionError);
  expect(() => assertSupported(160_009)).toThrow('PostgreSQL 18 is required; the database is of version 16');
  expect(() => assertSupported(190_000)).toThrow('version 19');
});
