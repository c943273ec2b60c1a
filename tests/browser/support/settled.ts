import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The requests of a context's pages. */
class RequestLog {
  readonly #open = new Set<Request>();
  readonly #begun = new Map<Page | null, number>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      // Event streams stay open, so ignore them.
      if (request.resourceType() === 'eventsource') return;
      const page = pageOf(request);
      this.#begun.set(page, this.begunOf(page) + 1);
      this.#open.add(request);
    });
    context.on('requestfinished', (request) => this.#open.delete(request));
    context.on('requestfailed', (request) => this.#open.delete(request));
  }

  begunOf(page: Page | null): number {
    return this.#begun.get(page) ?? 0;
  }

  openOf(page: Page): readonly string[] {
    return [...this.#open].filter((request) => pageOf(request) === page).map((request) => request.url());
  }
}

/** Returns the request's page; null for a frame that is removed or not attached yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

const logs = new WeakMap<BrowserContext, RequestLog>();

/** Records the context's requests for `settled`. Call it before its pages open. */
export function watchRequests(context: BrowserContext): void {
  if (!logs.has(context)) logs.set(context, new RequestLog(context));
}

/** Runs in the page: waits for fonts, for finite animations, and for the next frame after them. */
async function untilDrawn(): Promise<void> {
  // `requestAnimationFrame` stops with a stopped clock. An observer is called with each frame too.
  const frame = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  const trees = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? trees(shadowRoot) : [])),
  ];
  const isMoving = ({ effect, playState, timeline }: Animation) =>
    // Ignore animations that follow scrolling.
    timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const moving = () =>
    trees(document)
      .flatMap((tree) => tree.getAnimations())
      .filter(isMoving);
  await frame();
  await document.fonts.ready;
  // A cancelled animation rejects, but has ended too.
  await Promise.allSettled(moving().map(({ finished }) => finished));
  await frame();
}

/**
 * Waits until the page is at rest: no request is under way or begins, fonts are loaded, nothing moves. Use it where no
 * element can be waited for, such as for a look, a size, or that something did not happen.
 */
export async function settled(page: Page): Promise<void> {
  const log = logs.get(page.context());
  if (!log) throw new Error('The requests of this page are not recorded: call watchRequests before it opens.');
  const unrest = async () => {
    const before = log.begunOf(page);
    await page.evaluate(untilDrawn);
    return { open: log.openOf(page), begun: log.begunOf(page) - before };
  };
  await expect
    .poll(unrest, { message: 'open requests of the page', intervals: [0, 50] })
    .toEqual({ open: [], begun: 0 });
}

/** Reads a value once the page is at rest, when only the test can still change it. */
export async function whenSettled<T>(page: Page, read: () => T | Promise<T>): Promise<T> {
  await settled(page);
  return read();
}
