export type { Actor, ActorOf } from './actor.ts';
export type { App } from './app.ts';
export type { Clock } from './clock.ts';
export type { CallContext, Handle, Handler, Handlers, PreparedHandler } from './handler.ts';
export { prepared } from './handler.ts';
export { newId, newSecret } from './ids.ts';
export { type FieldProblem, Refusal, refuseField } from './refusal.ts';
