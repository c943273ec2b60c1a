import { newId } from '../kernel/index.ts';

/** Strict, since the id is written to logs and answers. */
const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the id that a proxy or client gave the request if it is well-formed, otherwise a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : newId('req');
