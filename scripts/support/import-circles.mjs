/**
 * Finds cycles in a graph: of files, of server areas, or of folders.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph imports of each node
 * @returns {string[][]} a shortest cycle of each group, with its first node repeated at the end
 */
export function findCircles(graph) {
  const reported = new Set();
  const circles = [];
  for (const start of graph.keys()) {
    const circle = reported.has(start) ? undefined : shortestCircle(graph, start);
    if (!circle || circle.some((node) => reported.has(node))) continue;
    for (const node of circle) reported.add(node);
    circles.push(circle);
  }
  return circles;
}

function shortestCircle(graph, start) {
  /** Each visited node with its predecessor. */
  const reachedFrom = new Map();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...pathTo(node, start, reachedFrom), start];
      if (reachedFrom.has(next)) continue;
      reachedFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(node, start, reachedFrom) {
  const path = [node];
  while (path[0] !== start) path.unshift(reachedFrom.get(path[0]));
  return path;
}

/**
 * Builds the graph of imports between nodes, such as the areas of files.
 * @param {readonly { from: string, to: string }[]} imports between files, including types
 * @param {(file: string) => string | undefined} nodeOf undefined for a file to ignore
 * @returns {Map<string, Set<string>>}
 */
export function importGraph(imports, nodeOf) {
  const graph = new Map();
  for (const { from, to } of imports) {
    const [mine, theirs] = [nodeOf(from), nodeOf(to)];
    if (!mine || !theirs || mine === theirs) continue;
    graph.set(mine, (graph.get(mine) ?? new Set()).add(theirs));
  }
  return graph;
}

/**
 * Describes the cycles of files, server areas and folders as sentences.
 * @param {readonly { from: string, to: string }[]} imports
 * @param {(file: string) => string | undefined} areaOf
 */
export function describeCircles(imports, areaOf) {
  const files = findCircles(importGraph(imports, (file) => file));
  const areas = findCircles(importGraph(imports, areaOf));
  return [
    ...files.map((circle) => `Files import one another in a circle: ${circle.join(' → ')}.`),
    ...areas.map((circle) => `Areas or folders import one another in a circle: ${explain(circle, imports, areaOf)}.`),
  ];
}

/** `audit → db (server/src/audit/index.ts imports server/src/db/index.ts), db → audit (…)`. */
const explain = (circle, imports, areaOf) =>
  circle
    .slice(1)
    .map((area, index) => {
      const { from, to } = imports.find((edge) => areaOf(edge.from) === circle[index] && areaOf(edge.to) === area);
      return `${circle[index]} → ${area} (${from} imports ${to})`;
    })
    .join(', ');
