// Other areas use the calls of this one over HTTP only; the start of the server checks the terms.
export { assertTerms } from './terms/read-terms.ts';
