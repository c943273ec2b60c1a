/* Both ways to pay name their steps alike. */

/** Steps before anything is sent. */
export const setupSteps: ReadonlySet<string> = new Set(['opening', 'linking', 'reading', 'authorizing', 'confirming']);

/** Steps in which the outcome is open. */
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
