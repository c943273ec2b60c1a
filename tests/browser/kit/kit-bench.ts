import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { bundleFixture, bundleSheet, type Runtime } from '../support/bundle-fixture.ts';

const origin = 'https://kit.test';

/** Only what the page itself serves, no inline script or style, and the pictures of the samples: the kit needs nothing more. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Under preact in a shadow root, as in a widget; under React in the page, as in the portal. */
const startScripts: Readonly<Record<Runtime, string>> = {
  react: `const place = document.querySelector('#place'); place.className = 'q-root'; window.bench = startBench(place);`,
  preact: `(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch('/kit.css')).text());
    const root = document.querySelector('#place').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const place = document.createElement('div');
    place.className = 'q-root';
    root.append(place);
    window.bench = startBench(place);
  })();`,
};

const pageLook = `main { padding: 24px; } h1 { font-size: 16px; }
  .sheet { border-block-end: 1px dashed; display: grid; gap: 16px 24px; padding-block: 24px;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }`;

const html = (runtime: Runtime): string => `<!doctype html><html lang="en"><head><title>Kit</title>
  <link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/page.css"></head>
  <body class="q-root q-page"><main><h1 class="q-visually-hidden">Kit</h1><button id="before">Before</button><div id="place"></div><button id="after">After</button></main>
  <script src="/${runtime}.js"></script><script src="/start-${runtime}.js"></script></body></html>`;

const bundles = new Map<Runtime, Promise<readonly [script: string, sheet: string]>>();

/** Made once for all files. */
function bundleKit(runtime: Runtime): Promise<readonly [script: string, sheet: string]> {
  const made =
    bundles.get(runtime) ??
    Promise.all([bundleFixture('widgets/src/gallery/bench.tsx', runtime), bundleSheet('widgets/src/theme/page.css')]);
  bundles.set(runtime, made);
  return made;
}

async function serveKit(context: BrowserContext, runtime: Runtime): Promise<void> {
  const [script, sheet] = await bundleKit(runtime);
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', html(runtime)],
    '/kit.css': ['text/css', sheet],
    '/page.css': ['text/css', pageLook],
    [`/${runtime}.js`]: ['text/javascript', script],
    [`/start-${runtime}.js`]: ['text/javascript', startScripts[runtime]],
  };
  await context.route(`${origin}/**`, (route) => {
    const [contentType, body] = answers[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    // The sheet of a shadow root is fetched, which a page with the strictest policy must allow.
    const connects = runtime === 'preact' ? "; connect-src 'self'" : '';
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': policy + connects } });
  });
}

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

/** What `widgets/src/gallery/bench.tsx` puts into the page. */
interface PageBench {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  showStates(name: string, locale: string): number;
  showSheet(names: readonly string[], locale: string): number;
  showControl(name: string, props: SampleProps, locale: string): number;
}

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface KitBench {
  readonly page: Page;
  names(): Promise<readonly string[]>;
  /** What the control has told last; undefined while nothing. */
  lastValue(): Promise<unknown>;
  showStates(name: string, locale?: string): Promise<void>;
  showSheet(names: readonly string[], locale?: string): Promise<void>;
  showControl(name: string, props: SampleProps, locale?: string): Promise<void>;
  /** What is chosen in the windows of the browser that are opened from now on. */
  chooseFile(file: FilePayload): void;
  /** What axe finds in what is shown. */
  violations(): Promise<readonly string[]>;
}

async function openBench(page: Page, runtime: Runtime): Promise<KitBench> {
  await serveKit(page.context(), runtime);
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'bench' in window);
  // Once for all looks: axe is half a megabyte to read.
  await page.evaluate(axe.source);
  // From the start: a window that is asked for a moment after would be the browser's own, which nobody answers.
  let chosen: FilePayload | undefined;
  page.on('filechooser', (chooser) => void (chosen && chooser.setFiles(chosen)));
  // Both runtimes render a moment later: until then what was shown before still stands.
  const untilShown = (shown: number) => page.locator(`[data-shown="${shown}"]`).waitFor({ state: 'attached' });
  return {
    page,
    names: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.names),
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
    chooseFile(file) {
      chosen = file;
    },
    async violations() {
      const { violations } = await page.evaluate<AxeResults>("axe.run('#place', { resultTypes: ['violations'] })");
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
  };
}

/** The page that the tests of a file and runtime share: each shows what it needs. */
class SharedBench {
  readonly #browser: Browser;
  readonly #complaints: string[] = [];
  #of = '';
  #bench: KitBench | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(file: string, runtime: Runtime): Promise<KitBench> {
    const of = `${file} ${runtime}`;
    if (this.#bench && this.#of === of) return this.#bench;
    await this.close();
    // What is measured must have arrived.
    const page = await (await this.#browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
    this.#of = of;
    this.#bench = await openBench(page, runtime);
    return this.#bench;
  }

  /** What the browser complained of since it was last asked. */
  takeComplaints(): readonly string[] {
    return this.#complaints.splice(0);
  }

  async close(): Promise<void> {
    await this.#bench?.page.context().close();
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
    await use(await shared.open(file, runtime));
    expect(shared.takeComplaints(), 'what the browser complained of').toEqual([]);
  },
});

/** Tests with one page for all tests of a file and runtime. */
export const kitTest = (runtime: Runtime) => test.extend({ runtime });
