export { planCharging } from './charge-plans.ts';
export { getPlan } from './get-plan.ts';
export { planEvidence } from './ledger-evidence.ts';
export { type SetPlan, setPlan } from './set-plan.ts';
export { type WaiveCharges, waiveCharges } from './waive-charges.ts';
