import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** What the pages of a context have asked for. */
class RequestLog {
  readonly #open = new Set<Request>();
  readonly #begun = new Map<Page | null, number>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      // Streams of events stay open.
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

/** A frame that has gone, or is not there yet, asks for nothing that a page shows. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

const logs = new WeakMap<BrowserContext, RequestLog>();

/** Notes the context's requests from now on, which `settled` goes by; before its pages open. */
export function watchRequests(context: BrowserContext): void {
  if (!logs.has(context)) logs.set(context, new RequestLog(context));
}

/** In the page: waits for its fonts, for animations that end, and for what they and the requests before them had drawn. */
async function untilDrawn(): Promise<void> {
  // `requestAnimationFrame` stands still with a stopped clock; this is called with a frame, too.
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
    // Those that go by scrolling go on when somebody scrolls.
    timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const moving = () =>
    trees(document)
      .flatMap((tree) => tree.getAnimations())
      .filter(isMoving);
  await frame();
  await document.fonts.ready;
  // An animation that is cancelled is over, too.
  await Promise.allSettled(moving().map(({ finished }) => finished));
  await frame();
}

/**
 * Waits until the page shows everything that it has asked for: no request is under way or begins, fonts are there, nothing
 * moves. For what can't be waited for by name, such as a look, a size, or that something did not happen.
 */
export async function settled(page: Page): Promise<void> {
  const log = logs.get(page.context());
  if (!log) throw new Error('The requests of this page are not watched: call watchRequests before it opens.');
  const unrest = async () => {
    const before = log.begunOf(page);
    await page.evaluate(untilDrawn);
    return { open: log.openOf(page), begun: log.begunOf(page) - before };
  };
  await expect
    .poll(unrest, { message: 'what the page has asked for', intervals: [0, 50] })
    .toEqual({ open: [], begun: 0 });
}

/** Reads a value that nothing on the page can change any more, other than the test. */
export async function whenSettled<T>(page: Page, read: () => T | Promise<T>): Promise<T> {
  await settled(page);
  return read();
}
