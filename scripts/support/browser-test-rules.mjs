import { parseAst } from 'rolldown/parseAst';

/**
 * A rule's finding in one file.
 * @typedef {{ line: number, reason: string }} Finding
 */

const once =
  'reads a value once, and the page may still change: use an assertion of the locator, expect.poll or whenSettled';
const reasons = {
  once,
  sleep: 'waits for time instead of for what the page shows: use an assertion of the locator or settled',
  skipped: 'leaves tests out of the run',
  early: 'presses keys on a page that may not listen yet: first wait for something that the page shows',
};

/** Methods of pages, locators and handles that return a value once. */
const reads = new Set([
  ...['allInnerTexts', 'allTextContents', 'ariaSnapshot', 'boundingBox', 'content', 'count', 'evaluate', 'evaluateAll'],
  ...['getAttribute', 'innerHTML', 'innerText', 'inputValue', 'isChecked', 'isDisabled', 'isEditable', 'isEnabled'],
  ...['isHidden', 'isVisible', 'jsonValue', 'screenshot', 'textContent', 'title'],
]);
/** The lists of `FakeApi`, which grow during requests. */
const lists = new Set(['calls', 'callsOf']);
const waits = ['settled', 'whenSettled'];
/** Calls that open a page, and return before its scripts listen. */
const opening = new Set(['enterAs', 'goBack', 'goForward', 'goto', 'reload']);
const skippingModifiers = new Set(['fail', 'fixme', 'only', 'skip']);

const parse = (source) => parseAst(source, { lang: 'ts' });

const isNode = (value) => typeof value?.type === 'string';
const isFunction = ({ type }) => /^(Arrow)?Function(Expression|Declaration)?$/.test(type);
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** Children outside nested functions, which run at another time. */
const ownChildrenOf = (node) => childrenOf(node).filter((child) => !isFunction(child));

/** `settled(page)` → `settled`, `kit.page.title()` → `title` */
const calledName = (node) =>
  node.type === 'CallExpression' ? (node.callee.name ?? node.callee.property?.name) : undefined;

/** `test.describe.skip` → `['test', 'describe', 'skip']`; empty for anything else. */
function dotted(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const before = dotted(node.object);
  return before.length > 0 ? [...before, node.property.name] : [];
}

function* walk(node, childrenToVisit = childrenOf) {
  yield node;
  for (const child of childrenToVisit(node)) yield* walk(child, childrenToVisit);
}

const some = (node, matches, children) => walk(node, children).some(matches);

/** Whether the node is the assertion `expect(value)`, without `expect.poll(…)` and the matchers after it. */
const isExpect = (node) => calledName(node) === 'expect' && node.callee.type === 'Identifier';

/** Whether the node is a call that Playwright repeats until it passes. */
function isRetrying(node) {
  if (node.type !== 'CallExpression') return false;
  return dotted(node.callee).join('.') === 'expect.poll' || calledName(node) === 'toPass';
}

/** @param {object} program @returns {{ name: string, body: object }[]} functions with the names that call them */
const namedFunctions = (program) =>
  walk(program)
    .flatMap((node) => {
      if (node.type === 'FunctionDeclaration') return [{ name: node.id?.name, body: node.body }];
      const value = node.init ?? node.value;
      const name = node.id?.name ?? node.key?.name;
      return isNode(value) && isFunction(value) ? [{ name, body: value.body }] : [];
    })
    .filter(({ name, body }) => name && body)
    .toArray();

/**
 * Finds helpers that wait until the page has settled: they call `settled` or `whenSettled`, or another such helper.
 * @param {string[]} sources of all files that define helpers
 * @returns {Set<string>} names that mean such a helper in every file
 */
export function findSettledHelpers(sources) {
  const functions = sources.flatMap((source) => namedFunctions(parse(source)));
  const byName = Map.groupBy(functions, ({ name }) => name);
  const names = new Set(waits);
  const waitsFirst = ({ body }) => some(body, (node) => names.has(calledName(node)), ownChildrenOf);
  let known = 0;
  while (known !== names.size) {
    known = names.size;
    for (const [name, sameName] of byName) if (sameName.every(waitsFirst)) names.add(name);
  }
  return names;
}

const isReadOnce = (settledHelpers) => (node) =>
  node.type === 'AwaitExpression' &&
  reads.has(calledName(node.argument)) &&
  !settledHelpers.has(calledName(node.argument));

/** Finds the names that a function gives to values read once. */
function valuesReadOnce(scope, settledHelpers) {
  const declarations = walk(scope, ownChildrenOf).filter(
    ({ type, init }) => type === 'VariableDeclarator' && init && some(init, isReadOnce(settledHelpers), ownChildrenOf),
  );
  const identifiers = declarations.flatMap(({ id }) => walk(id)).filter(({ type }) => type === 'Identifier');
  return new Set(identifiers.map(({ name }) => name));
}

const isSleep = (node) =>
  calledName(node) === 'waitForTimeout' || (node.type === 'Literal' && node.value === 'networkidle');

/** `await page.goto('/');` → the call; undefined for another statement. */
const awaitedCall = ({ type, expression }) =>
  type === 'ExpressionStatement' && expression.type === 'AwaitExpression' ? expression.argument : undefined;

const pressesKeys = (call) => call !== undefined && dotted(call.callee ?? {}).at(-2) === 'keyboard';

/** Returns the statements that press keys right after one that opens a page. */
function earlyPresses({ type, body }) {
  if (type !== 'BlockStatement') return [];
  const calls = body.map(awaitedCall);
  return body.filter((_, index) => pressesKeys(calls[index]) && opening.has(calledName(calls[index - 1] ?? {})));
}

function leavesOut(node) {
  if (node.type !== 'CallExpression') return false;
  const [first = '', ...rest] = dotted(node.callee);
  return /test$/i.test(first) && rest.some((name) => skippingModifiers.has(name));
}

/** Walks a test with its context: the values read once so far, and whether Playwright retries the current code. */
class ChanceFinder {
  /** @type {{ start: number, reason: string }[]} */
  found = [];
  #settledHelpers;

  constructor(settledHelpers) {
    this.#settledHelpers = settledHelpers;
  }

  visit(node, { held = new Set(), isRetried = false, isAwaited = false } = {}) {
    const isScope = isFunction(node) || node.type === 'Program';
    const heldHere = isScope ? held.union(valuesReadOnce(node, this.#settledHelpers)) : held;
    // Assertions of locators are awaited, and retry.
    if (isExpect(node) && !isRetried) this.#judge(node, isAwaited ? new Set() : heldHere);
    if (isSleep(node)) this.#report(node, reasons.sleep);
    if (leavesOut(node)) this.#report(node, reasons.skipped);
    for (const press of earlyPresses(node)) this.#report(press, reasons.early);
    const around = { held: heldHere, isRetried: isRetried || isRetrying(node) };
    const awaited = node.type === 'AwaitExpression' || (isAwaited && !isFunction(node) && !isExpect(node));
    for (const child of childrenOf(node)) this.visit(child, { ...around, isAwaited: awaited });
  }

  #judge(node, held) {
    const [value] = node.arguments;
    const isOnce = (part) =>
      (part.type === 'AwaitExpression' && !this.#settledHelpers.has(calledName(part.argument))) ||
      (part.type === 'Identifier' && held.has(part.name)) ||
      (part.type === 'MemberExpression' && !part.computed && lists.has(part.property.name));
    if (value && some(value, isOnce, ownChildrenOf)) this.#report(node, reasons.once);
  }

  #report({ start }, reason) {
    this.found.push({ start, reason });
  }
}

/**
 * Finds code that makes a browser test pass or fail by chance, or keeps it from running.
 * @param {string} source
 * @param {Set<string>} settledHelpers as `findSettledHelpers` returns them
 * @returns {Finding[]}
 */
export function findChance(source, settledHelpers) {
  const finder = new ChanceFinder(settledHelpers);
  finder.visit(parse(source));
  return finder.found.map(({ start, reason }) => ({ line: source.slice(0, start).split('\n').length, reason }));
}
