import type { AnsweredFile, Call } from '@quittance/sdk/contract';

/** A handler's answer violates its declaration: a bug of ours. Names fields, never values. */
export class AnswerMismatch extends Error {
  constructor(name: string, problems: readonly string[]) {
    super(`${name} doesn't answer as declared: ${problems.join('; ')}`);
    this.name = 'AnswerMismatch';
  }
}

/** Compares an answer with the call's declaration. @throws AnswerMismatch */
export function checkAnswer(name: string, call: Call, data: unknown): void {
  if (call.file) {
    const [type] = (data as AnsweredFile | undefined)?.type.split(';') ?? [];
    if (type === undefined || !call.file.types.includes(type)) throw new AnswerMismatch(name, ['no file of its types']);
    return;
  }
  if (!call.output) {
    if (data !== undefined) throw new AnswerMismatch(name, ['it is declared without an answer']);
    return;
  }
  const result = call.output.safeParse(data);
  if (result.success) return;
  throw new AnswerMismatch(
    name,
    result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(root)'} ${issue.code}`),
  );
}
