export type { FxDealing, FxDecision, FxOrder } from './fx-dealing.ts';
export { sandboxDealer } from './sandbox-dealer.ts';
