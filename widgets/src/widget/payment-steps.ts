/* Both ways to pay use the same names for their steps. */

/** Steps before anything is sent. */
export const setupSteps: ReadonlySet<string> = new Set([
  'opening',
  'linking',
  'reading',
  'authorizing',
  'confirming',
  'filling',
]);

/** Steps with an open outcome. */
export const openSteps: ReadonlySet<string> = new Set([
  'paying',
  'submitting',
  'unconfirmed',
  'following',
  'unknown',
  'unanswered',
]);

/** Whether a payment needs its panel: from the request until the payer has seen the outcome. */
export const isHeldStep = (step: string): boolean => openSteps.has(step) || step === 'paid';
