export { type CreatedApiKey, createApiKey, type NewApiKey, revokeApiKey } from './api-keys.ts';
export { authentication } from './authentication.ts';
export { oneTimeCodes } from './one-time-codes.ts';
export { createPerson, createStaff, type NewPerson, type NewStaff } from './users.ts';
