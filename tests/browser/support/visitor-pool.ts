import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watchRequests } from './settled.ts';

/** The events of pages that tests listen to. */
const events = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response'] as const;

/** Path of a file that portal and back office have. Opened as a page, it runs nothing, but has their storage. */
export const stillPath = '/favicon.svg';

/** Runs in the page. A clock that was installed in a context stays there: it replaces `Date`. */
function forget(): { readonly hasOwnClock: boolean } {
  localStorage.clear();
  sessionStorage.clear();
  return { hasOwnClock: !String(Date).includes('[native code]') };
}

const spent = new WeakSet<BrowserContext>();

/** Closes the page's context after the test, which changes more than `becomeNew` reverts. */
export function spend(page: Page): void {
  spent.add(page.context());
}

/** A browser context with one page. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly options: BrowserContextOptions;
  /** Origins whose storage the page may have used. */
  readonly #origins = new Set<string>();

  private constructor(context: BrowserContext, page: Page, options: BrowserContextOptions) {
    this.context = context;
    this.page = page;
    this.options = options;
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') this.#origins.add(origin);
    });
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
    const context = await browser.newContext(options);
    watchRequests(context);
    return new Visitor(context, await context.newPage(), options);
  }

  /**
   * Reverts what a test did, except for the caches of the browser.
   * @returns whether it could. It can't after `spend`, with a replaced clock, or if the page was on several origins
   */
  async becomeNew(): Promise<boolean> {
    const { context, page } = this;
    const [origin, ...others] = this.#origins;
    // Other hosts are servers of one test, which end with it.
    if (!origin?.startsWith('http://localhost:') || others.length > 0 || page.isClosed() || spent.has(context))
      return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of events) page.removeAllListeners(event);
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
      context.setOffline(false),
    ]);
    // In its origin, where the next test probably goes too: the process stays, with the scripts that it has compiled. A
    // route would turn the browser's cache off.
    await page.goto(origin + stillPath);
    const { hasOwnClock } = await page.evaluate(forget);
    await context.clearCookies();
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.setViewportSize(this.options.viewport ?? { width: 1280, height: 720 });
    return !hasOwnClock;
  }
}

const mostKept = 4;

/**
 * Visitors for the tests of a worker, one after another. A new context starts a process that compiles each script again,
 * which takes longer than most tests.
 */
export class VisitorPool {
  readonly #browser: Browser;
  /** The one that came back last is last. */
  readonly #waiting: { readonly kind: string; readonly visitor: Visitor }[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options all that differs between the contexts of a project */
  async take(options: BrowserContextOptions): Promise<Visitor> {
    const kind = JSON.stringify(options);
    const index = this.#waiting.findLastIndex((waiting) => waiting.kind === kind);
    const [found] = index < 0 ? [] : this.#waiting.splice(index, 1);
    return found?.visitor ?? Visitor.open(this.#browser, options);
  }

  /** Keeps the visitor for a later test if it can become new. */
  async giveBack(visitor: Visitor): Promise<void> {
    if (!(await visitor.becomeNew())) return visitor.context.close();
    this.#waiting.push({ kind: JSON.stringify(visitor.options), visitor });
    if (this.#waiting.length > mostKept) await this.#waiting.shift()?.visitor.context.close();
  }
}
