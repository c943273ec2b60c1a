export { planCharging } from './charge-plans.ts';
export { freePlanChecking } from './free-plan/free-plan-checking.ts';
export { isBalanceMissed, requireFreePlanBalance } from './free-plan/require-balance.ts';
export { getPlan } from './get-plan.ts';
export { planEvidence } from './ledger-evidence.ts';
export { type SetPlan, setPlan } from './set-plan.ts';
export { type WaiveCharges, waiveCharges } from './waive-charges.ts';
