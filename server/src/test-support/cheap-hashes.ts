import { setHashCost } from '../identity/passwords.ts';

// The least that argon2id allows. A hash of the product costs 30 ms of CPU time, and the tests make thousands.
setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });
