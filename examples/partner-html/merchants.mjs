import { randomUUID } from 'node:crypto';
import { openRecords } from './json-lines.mjs';

/** The lifetime of the cookie, in seconds. */
const thirtyDays = 30 * 24 * 3600;

/**
 * Opens the store of merchants: which browser is whose. Replace the cookie with your sign-in: a person who gets a session of the
 * widget acts as the merchant, so an address alone must never open one.
 */
export function openMerchants(file) {
  const records = openRecords(file, 'secret');
  return {
    /** @returns the customer of the request's browser, if it has one */
    find(request) {
      const secret = /(?:^|; )merchant=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
      return secret === undefined ? undefined : records.find(secret);
    },
    /** @returns the headers that let the browser in */
    async letIn(customerId) {
      const secret = randomUUID();
      await records.add({ secret, customerId });
      return { 'Set-Cookie': `merchant=${secret}; Path=/merchants; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax` };
    },
  };
}

const stages = {
  completed: 'Thank you. We are checking your details and will write to you.',
  approved: 'You are a merchant of Fieldwork. Welcome!',
  denied: 'We can’t take you on as a merchant.',
};

/** Describes a merchant by the status of their verification. */
export const describeStage = (verificationStatus) =>
  stages[verificationStatus] ?? 'Answer these questions once, and get paid for what you sell with us.';
