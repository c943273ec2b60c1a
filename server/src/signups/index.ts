// Other areas use the calls of this one over HTTP, except for customers of partners; the start of the server checks the terms.
export { signUpCustomer } from './sign-up-customer.ts';
export { assertTerms } from './terms/read-terms.ts';
