const named = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g;

/**
 * Reads the names in braces.
 * @param {string} braces such as `type Money, toMinor as minor`
 * @param {boolean} areTypes whether `type` stands before the braces
 * @returns {{ name: string, outerName: string, isType: boolean }[]}
 */
const namesIn = (braces, areTypes) =>
  braces
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((written) => {
      const words = written.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name: words[0], outerName: words.at(-1), isType: areTypes || written.startsWith('type ') };
    });

/**
 * The values and types that a module takes from others by name, to use them or to pass them on.
 * @param {string} source
 * @returns {{ name: string, specifier: string }[]}
 */
export const readNamed = (source) =>
  [...source.matchAll(named)].flatMap(([, areTypes, braces, specifier]) =>
    namesIn(braces, Boolean(areTypes)).map(({ name }) => ({ name, specifier })),
  );

/**
 * The values and types that an index passes on by name, as they are called outside.
 * @param {string} source
 * @returns {{ name: string, isType: boolean }[]}
 */
export const readExported = (source) =>
  [...source.matchAll(named)].flatMap(([statement, areTypes, braces]) =>
    statement.trim().startsWith('export')
      ? namesIn(braces, Boolean(areTypes)).map(({ outerName, isType }) => ({ name: outerName, isType }))
      : [],
  );
