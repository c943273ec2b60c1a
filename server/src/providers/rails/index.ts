export type { DebitDecision, DebitOrder, Rails, RailsEvent } from './rails.ts';
export { sandboxRails } from './sandbox-rails.ts';
