import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
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

const html = (runtime: Runtime): string => `<!doctype html><html lang="en"><head><title>Kit</title>
  <link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/page.css"></head>
  <body class="q-root q-page"><main><h1 class="q-visually-hidden">Kit</h1><button id="before">Before</button><div id="place"></div><button id="after">After</button></main>
  <script src="/${runtime}.js"></script><script src="/start-${runtime}.js"></script></body></html>`;

async function serveKit(context: BrowserContext, runtime: Runtime): Promise<void> {
  const [script, sheet] = await Promise.all([
    bundleFixture('widgets/src/gallery/bench.tsx', runtime),
    bundleSheet('widgets/src/theme/page.css'),
  ]);
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', html(runtime)],
    '/kit.css': ['text/css', sheet],
    '/page.css': ['text/css', 'main { padding: 24px; } h1 { font-size: 16px; }'],
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
  showStates(name: string, locale: string): void;
  showControl(name: string, props: SampleProps): void;
}

export interface KitBench {
  readonly page: Page;
  names(): Promise<readonly string[]>;
  /** What the control has told last; undefined while nothing. */
  lastValue(): Promise<unknown>;
  showStates(name: string, locale?: string): Promise<void>;
  showControl(name: string, props: SampleProps): Promise<void>;
  /** What axe finds in what is shown. */
  violations(): Promise<readonly string[]>;
}

async function openBench(page: Page, runtime: Runtime): Promise<KitBench> {
  await serveKit(page.context(), runtime);
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'bench' in window);
  return {
    page,
    names: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.names),
    lastValue: () => page.evaluate(() => (window as unknown as { bench: PageBench }).bench.values.at(-1)),
    showStates: (name, locale = 'en') =>
      page.evaluate(
        ([shown, language]) => (window as unknown as { bench: PageBench }).bench.showStates(shown, language),
        [name, locale] as const,
      ),
    showControl: (name, props) =>
      page.evaluate(([shown, given]) => (window as unknown as { bench: PageBench }).bench.showControl(shown, given), [
        name,
        props,
      ] as const),
    async violations() {
      const { violations } = await new AxeBuilder({ page }).include('#place').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
  };
}

/** One page for all tests of a file and runtime: each shows what it needs. */
export const kitTest = (runtime: Runtime) =>
  base.extend<object, { kit: KitBench }>({
    kit: [
      async ({ browser }, use) => {
        const context = await browser.newContext({ locale: 'en-US' });
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        await use(await openBench(page, runtime));
        expect(complaints, 'what the browser complained of').toEqual([]);
        await context.close();
      },
      { scope: 'worker' },
    ],
  });
