export { type CreatedApiKey, createApiKey, type NewApiKey, revokeApiKey } from './api-keys.ts';
export { countAttempt, emailAtNetworkSubject, networkSubject, spendAttempt } from './attempts.ts';
export { authentication } from './authentication.ts';
export { oneTimeCodes } from './one-time-codes.ts';
export { hashPassword } from './passwords.ts';
export { addPerson, createPerson, createStaff, findUserByEmail, type NewPerson, type NewStaff } from './users.ts';
