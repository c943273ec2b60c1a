export { assertTerms } from './terms/read-terms.ts';
