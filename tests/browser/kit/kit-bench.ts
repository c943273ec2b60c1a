import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Runtime } from '../support/bundle-fixture.ts';
import { watchRequests } from '../support/settled.ts';
import { origin, serveKit } from './bench-page.ts';
import { type Look, lookAs, lookAsUsual } from './page-look.ts';
import { violationsOn } from './violations.ts';

interface SampleProps {
  readonly label: string;
  readonly name?: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly isFilled?: boolean;
}

/** The functions that `app-shell/src/gallery/bench.tsx` adds to the page. */
interface PageBench {
  readonly names: readonly string[];
  readonly controlNames: readonly string[];
  readonly values: readonly unknown[];
  showStates(name: string, locale: string): number;
  showSheet(names: readonly string[], locale: string): number;
  showControl(name: string, props: SampleProps, locale: string): number;
  showGallery(): number;
}

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface KitBench {
  readonly page: Page;
  names(): Promise<readonly string[]>;
  /** Names of form controls. */
  controlNames(): Promise<readonly string[]>;
  /** The last value that the control reported; undefined if there was none. */
  lastValue(): Promise<unknown>;
  showStates(name: string, locale?: string): Promise<void>;
  showSheet(names: readonly string[], locale?: string): Promise<void>;
  showControl(name: string, props: SampleProps, locale?: string): Promise<void>;
  /** The gallery itself, with its toolbar. */
  showGallery(): Promise<void>;
  /** Sets the file to choose in the browser's file dialogs from now on. */
  chooseFile(file: FilePayload): void;
  /** Changes the page's look until the test ends. */
  lookAs(look: Look): Promise<void>;
  /**
   * Returns axe's findings in the shown parts.
   * @param rules rules to run; default: all that depend on the shown parts
   */
  violations(rules?: readonly string[]): Promise<readonly string[]>;
}

interface OpenBench {
  readonly bench: KitBench;
  /** Reverts the changes of `lookAs`. */
  restoreLook(): Promise<void>;
}

async function openBench(page: Page, runtime: Runtime): Promise<OpenBench> {
  await serveKit(page.context(), runtime);
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'bench' in window);
  // Listen from the start: without a listener, Playwright leaves the browser's own dialog open.
  let chosen: FilePayload | undefined;
  page.on('filechooser', (chooser) => void (chosen && chooser.setFiles(chosen)));
  // Both runtimes render asynchronously: until then the previous parts are still in the page.
  const untilShown = (shown: number) => page.locator(`[data-shown="${shown}"]`).waitFor({ state: 'attached' });
  let changed: Look = {};
  const bench: KitBench = {
    page,
    names: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.names),
    controlNames: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.controlNames),
    lastValue: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.values.at(-1)),
    async showStates(name, locale = 'en') {
      const shown = await page.evaluate(
        ([of, language]) => (window as unknown as { bench: PageBench }).bench.showStates(of, language),
        [name, locale] as const,
      );
      await untilShown(shown);
    },
    async showSheet(names, locale = 'en') {
      const shown = await page.evaluate(
        ([of, language]) => (window as unknown as { bench: PageBench }).bench.showSheet(of, language),
        [names, locale] as const,
      );
      await untilShown(shown);
    },
    async showControl(name, props, locale = 'en') {
      const shown = await page.evaluate(
        ([of, given, language]) => (window as unknown as { bench: PageBench }).bench.showControl(of, given, language),
        [name, props, locale] as const,
      );
      await untilShown(shown);
    },
    async showGallery() {
      const shown = await page.evaluate(() => (window as unknown as { bench: PageBench }).bench.showGallery());
      await untilShown(shown);
    },
    chooseFile(file) {
      chosen = file;
    },
    async lookAs(look) {
      changed = { ...changed, ...look };
      await lookAs(page, look);
    },
    violations: (rules) => violationsOn(page, rules),
  };
  return {
    bench,
    async restoreLook() {
      await lookAsUsual(page, changed);
      changed = {};
    },
  };
}

/** The page that the tests of a file and runtime share: each shows the parts that it needs. */
class SharedBench {
  readonly #browser: Browser;
  readonly #complaints: string[] = [];
  #of = '';
  #bench: OpenBench | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(file: string, runtime: Runtime): Promise<OpenBench> {
    const of = `${file} ${runtime}`;
    if (this.#bench && this.#of === of) return this.#bench;
    await this.close();
    // Reduced motion, so that measured parts don't move.
    const context = await this.#browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
    watchRequests(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
    this.#of = of;
    this.#bench = await openBench(page, runtime);
    return this.#bench;
  }

  /** The browser's errors since the last call. */
  takeComplaints(): readonly string[] {
    return this.#complaints.splice(0);
  }

  async close(): Promise<void> {
    await this.#bench?.bench.page.context().close();
    this.#bench = undefined;
  }
}

interface KitFixtures {
  readonly runtime: Runtime;
  readonly kit: KitBench;
}

const test = base.extend<KitFixtures, { readonly shared: SharedBench }>({
  // Of the worker and the same for all files: another fixture would be another process and browser for each.
  shared: [
    async ({ browser }, use) => {
      const shared = new SharedBench(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  runtime: ['react', { option: true }],
  kit: async ({ shared, runtime }, use, { file }) => {
    const { bench, restoreLook } = await shared.open(file, runtime);
    await use(bench);
    await restoreLook();
    expect(shared.takeComplaints(), 'what the browser complained of').toEqual([]);
  },
});

/** Tests with one page for all tests of a file and runtime. */
export const kitTest = (runtime: Runtime) => test.extend({ runtime });
