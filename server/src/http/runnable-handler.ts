import type { Call, CallName } from '@quittance/sdk/contract';
import type { CallContext, Handlers } from '../kernel/index.ts';
import { checkAnswer } from './check-answer.ts';
import type { ValidInput } from './read-input.ts';

/** A handler of whichever call, in one form. */
export interface RunnableHandler {
  readonly prepare?: (context: CallContext, input: ValidInput) => unknown;
  readonly contendsFor?: (context: CallContext, prepared: unknown) => readonly string[];
  readonly run: (context: CallContext, input: ValidInput, prepared: unknown) => unknown;
}

/**
 * The one place where a handler's exact types are given up: input was validated by the schema and the actor granted by the
 * access that those types are made from.
 */
export function runnableHandler(handlers: Handlers, name: CallName): RunnableHandler {
  const handler: unknown = handlers[name];
  return typeof handler === 'function' ? { run: handler as RunnableHandler['run'] } : (handler as RunnableHandler);
}

/** The same handler, failing when it answers against its declaration, while its transaction can still be undone. */
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
