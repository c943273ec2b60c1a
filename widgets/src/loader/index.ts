import { modules } from './modules.generated.ts';

export interface LoadOptions {
  /** Tags to load. Default: those in `root`. */
  readonly tags?: readonly string[];
  /** Where to look for tags. Default: the document. */
  readonly root?: ParentNode;
  /** Time limit for a script, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
}

/** A widget's script failed to load. Calling `loadWidgets` again retries. */
export class WidgetLoadError extends Error {
  readonly tag: string;

  constructor(tag: string, cause: unknown) {
    super(`The script of <${tag}> could not be loaded.`, { cause });
    this.name = 'WidgetLoadError';
    this.tag = tag;
  }
}

const loading = new Map<string, Promise<void>>();

const timeout = (timeoutMs: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });

async function importWidget(tag: string, module: string, timeoutMs: number, attempt: number): Promise<void> {
  const address = new URL(module, import.meta.url);
  // Browsers cache a failed module, and would not request the same address again.
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  await Promise.race([import(/* @vite-ignore */ address.href), timeout(timeoutMs)]);
  if (!customElements.get(tag)) throw new Error('The script came, but defined nothing.');
}

const failures = new Map<string, number>();

function load(tag: string, timeoutMs: number): Promise<void> {
  const module = modules[tag];
  if (!module) return Promise.reject(new WidgetLoadError(tag, new Error('There is no such widget.')));
  if (customElements.get(tag)) return Promise.resolve();
  const known = loading.get(tag);
  if (known) return known;
  const attempt = failures.get(tag) ?? 0;
  const promise = importWidget(tag, module, timeoutMs, attempt).catch((cause: unknown) => {
    loading.delete(tag);
    failures.set(tag, attempt + 1);
    throw new WidgetLoadError(tag, cause);
  });
  loading.set(tag, promise);
  return promise;
}

const tagsIn = (root: ParentNode): string[] => Object.keys(modules).filter((tag) => root.querySelector(tag) !== null);

/** Whether a node is or contains a widget. */
export const holdsWidget = (node: Node): boolean =>
  node instanceof Element && (node.localName in modules || tagsIn(node).length > 0);

/**
 * Loads the scripts of the widgets in the page. It may be called repeatedly: each script is loaded once, and a failed
 * one is retried. On a server it does nothing.
 * @throws {WidgetLoadError} when a script is blocked, missing or late
 */
export async function loadWidgets({ tags, root, timeoutMs = 20_000 }: LoadOptions = {}): Promise<void> {
  if (typeof document === 'undefined') return;
  await Promise.all((tags ?? tagsIn(root ?? document)).map((tag) => load(tag, timeoutMs)));
}
