const named = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g;

/** Names in braces, without types and new names (`as`). */
const valuesIn = (braces) =>
  braces
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/**
 * The values that a module takes from others by name, to use them or to pass them on.
 * @param {string} source
 * @returns {{ name: string, specifier: string }[]}
 */
export const readNamedValues = (source) =>
  [...source.matchAll(named)].flatMap(([, isType, braces, specifier]) =>
    isType ? [] : valuesIn(braces).map((name) => ({ name: name.split(/\s+as\s+/)[0], specifier })),
  );

/**
 * The values that an index passes on by name, as they are called outside.
 * @param {string} source
 * @returns {string[]}
 */
export const readExportedValues = (source) =>
  [...source.matchAll(named)].flatMap(([statement, isType, braces]) =>
    isType || !statement.trim().startsWith('export')
      ? []
      : valuesIn(braces).map((name) => name.split(/\s+as\s+/).at(-1)),
  );
