import { scrubText } from './scrub.ts';

const maxCauseDepth = 5;

/** Fields of a PostgreSQL error that name parts of our schema, not people's data (`detail` quotes values). */
const databaseFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Describes an error for the log: kind, scrubbed message and stack, and its causes. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubText(String(error)) };
  const described: Record<string, unknown> = {
    type: error.name,
    message: scrubText(error.message),
    stack: scrubText(error.stack ?? ''),
  };
  for (const field of databaseFields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') described[field] = value;
  }
  if (error.cause !== undefined && depth < maxCauseDepth) described.cause = describeError(error.cause, depth + 1);
  return described;
}
