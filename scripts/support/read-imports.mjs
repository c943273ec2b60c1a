const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/**
 * Finds a module's imports and re-exports by text. Fast and without a parser, since our statements start at the start
 * of a line.
 * @param {string} source
 * @returns {{ specifier: string, isTypeOnly: boolean, line: number }[]}
 */
export function readImports(source) {
  const lineOf = (index) => source.slice(0, index).split('\n').length;
  const found = [];
  for (const match of source.matchAll(statement)) {
    found.push({
      specifier: match[2],
      isTypeOnly: Boolean(match[1]),
      line: lineOf(match.index + match[0].length),
    });
  }
  for (const match of source.matchAll(dynamic)) {
    found.push({ specifier: match[1], isTypeOnly: false, line: lineOf(match.index) });
  }
  return found;
}
