type Variables = ReadonlyMap<string, number>;

/** A line of a pgbench script: a variable to set, or a statement with its variables. */
export type ScriptStep =
  | { readonly set: string; readonly value: (variables: Variables) => number }
  | { readonly name: string; readonly text: string; readonly variables: readonly string[] };

/**
 * Reads the subset of pgbench's language in the fixed script: `\set` with `+`, `*` and `random`, one statement per
 * line.
 */
export const readScript = (text: string): readonly ScriptStep[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('--'))
    .map((line, index) => readLine(line, `step_${index}`));

function readLine(line: string, name: string): ScriptStep {
  const [, set, expression] = /^\\set (\w+) (.+)$/.exec(line) ?? [];
  if (set !== undefined && expression !== undefined) return { set, value: readExpression(expression.trim()) };
  const variables: string[] = [];
  const text = line.replace(/(?<!:):([a-z_]+)/g, (_match, variable: string) => {
    if (!variables.includes(variable)) variables.push(variable);
    return `$${variables.indexOf(variable) + 1}::bigint`;
  });
  return { name, text, variables };
}

function readExpression(expression: string): (variables: Variables) => number {
  const [, low, high] = /^random\((\d+), (\d+)\)$/.exec(expression) ?? [];
  if (low !== undefined && high !== undefined) {
    return () => Number(low) + Math.floor(Math.random() * (Number(high) - Number(low) + 1));
  }
  const sums = expression.split(' + ').map((sum) => sum.split(' * '));
  const read = (term: string, variables: Variables): number => {
    const value = term.startsWith(':') ? variables.get(term.slice(1)) : Number(term);
    if (value === undefined || Number.isNaN(value)) throw new Error(`The script says ${term}, which is unknown.`);
    return value;
  };
  return (variables) =>
    sums.reduce((sum, factors) => sum + factors.reduce((product, term) => product * read(term, variables), 1), 0);
}
