import type { Call, CallName } from '@quittance/sdk/contract';
import type { CallContext, Handlers } from '../kernel/index.ts';
import { checkAnswer } from './check-answer.ts';
import type { ValidInput } from './read-input.ts';

/** A handler of any call, with common types. */
export interface RunnableHandler {
  readonly prepare?: (context: CallContext, input: ValidInput) => unknown;
  readonly abandon?: (context: CallContext, prepared: unknown) => Promise<void>;
  readonly contendsFor?: (context: CallContext, prepared: unknown) => readonly string[];
  readonly run: (context: CallContext, input: ValidInput, prepared: unknown) => unknown;
}

/**
 * Drops a handler's exact types, here only: its input was validated by the schema and its actor checked against the
 * access that those types are derived from.
 */
export function runnableHandler(handlers: Handlers, name: CallName): RunnableHandler {
  const handler: unknown = handlers[name];
  return typeof handler === 'function' ? { run: handler as RunnableHandler['run'] } : (handler as RunnableHandler);
}

/** Wraps a handler to fail when its answer violates the declaration, while its transaction can still be rolled back. */
export function withCheckedAnswer(handler: RunnableHandler, name: CallName, call: Call): RunnableHandler {
  return {
    ...handler,
    async run(context, input, prepared) {
      const data = await handler.run(context, input, prepared);
      checkAnswer(name, call, data);
      return data;
    },
  };
}
