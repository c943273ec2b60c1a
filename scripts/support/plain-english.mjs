/** Phrases to avoid, each with its plain word. `of its own` is allowed before a noun, as in "of its own journals". */
const plainWords = [
  ['anew', 'again'],
  ['any\\s?more', 'no longer'],
  ['who(?:so)?ever|whomever', 'anybody who, or the person'],
  ['by (?:itself|themselves|oneself)', 'automatically, alone, separately'],
  [
    "of (?:its|their|his|her|one['’]s) own(?! (?!(?:and|as|at|by|for|if|in|is|on|or|so|that|to|when|which|with)\\b)[a-z])",
    'separate, its own X',
  ],
  ['that is to say', 'two sentences'],
  ['hears? of', 'receives, learns of'],
  ['tells nothing', 'reveals nothing'],
  ['comes? to nothing', 'is zero, fails'],
  ['in vain', 'without success'],
  ['once more', 'again'],
  ['amid', 'during'],
  ['likewise', 'too'],
  ['wants', 'needs, asks for, requires'],
  ['whence|whereby|wherein|whereupon|thereof|hitherto|lest', 'two sentences'],
].map(([pattern, instead]) => ({ pattern: asPattern(pattern), instead }));

/** Also finds a phrase that a comment breaks over two lines. */
function asPattern(phrase) {
  return new RegExp(`\\b(?:${phrase.replaceAll(' ', String.raw`\s+(?:[*/]+\s+)?`)})(?!\\w)`, 'gi');
}

const written = /\.(?:ts|tsx|mts|mjs|js|jsx|css|sql|md|html)$/;
/** Spanish, legal terms that people have accepted, generated files, histories of releases, and the list above. */
const exempt =
  /texts\.es\.ts$|\/es\/|\/terms\/documents\/|\.generated\.|CHANGELOG\.md$|\/dist\/|^scripts\/support\/plain-english\./;

/** Whether the lint reads the file. @param {string} file path in the repository */
export const isWritten = (file) => written.test(file) && !exempt.test(file);

/**
 * Finds phrases that `CONTRIBUTING.md` bans, in code, comments and texts.
 * @param {string} text
 * @returns {{ line: number, phrase: string, instead: string }[]}
 */
export const findUnplain = (text) =>
  plainWords.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((found) => ({
      line: text.slice(0, found.index).split('\n').length,
      phrase: found[0],
      instead,
    })),
  );
