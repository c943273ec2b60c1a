import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateWidgets, listGenerated, repository } from './generate-widgets.ts';

it('the files generated from the widgets are up to date; run `npm run generate` after a change', async () => {
  for (const [file, text] of await generateWidgets()) {
    expect(await readFile(path.join(repository, file), 'utf8'), file).toBe(text);
  }
});

it('no generated file of a removed widget remains; run `npm run generate` after a change', async () => {
  const generated = await generateWidgets();
  expect((await listGenerated()).filter((file) => !generated.has(file))).toEqual([]);
});

describe('a third widget', () => {
  let root: string;
  const ratingFile = (file: string) => path.join(root, 'widgets/src/rating', file);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'quittance-widgets-'));
    for (const place of ['widgets/src', 'widgets/README.md', 'docs/embedding.md']) {
      await cp(path.join(repository, place), path.join(root, place), { recursive: true });
    }
    await cp(path.join(import.meta.dirname, 'fixtures/rating'), ratingFile('.'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const generatedText = async (file: string): Promise<string> => (await generateWidgets(root)).get(file) ?? '';

  it('needs only its folder: other files change only where they list all widgets', async () => {
    const [before, after] = [await generateWidgets(), await generateWidgets(root)];
    const added = [...after.keys()].filter((file) => !before.has(file));
    const changed = [...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
    expect(added.map((file) => path.posix.relative('widgets/src/rating', file)).sort()).toEqual([
      'element-types.generated.ts',
      'element.generated.ts',
      'entry.generated.ts',
      'styles.generated.ts',
      'texts-es.generated.ts',
      'texts.generated.ts',
    ]);
    expect(changed.sort()).toEqual([
      'docs/embedding.md',
      'widgets/README.md',
      'widgets/custom-elements.json',
      'widgets/src/elements/texts-es.generated.ts',
      'widgets/src/elements/widgets.generated.ts',
      'widgets/src/jsx/preact.generated.ts',
      'widgets/src/jsx/react.generated.ts',
      'widgets/src/loader/modules.generated.ts',
      'widgets/src/react/widgets.generated.ts',
      'widgets/src/widget/event-details.generated.ts',
    ]);
  });

  it('gets an element, whose script contains no descriptions', async () => {
    expect(await generatedText('widgets/src/rating/element.generated.ts')).toMatchInlineSnapshot(`
      "// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run \`npm run generate\`; do not edit.
      import { defineWidget } from '../elements/define-widget.ts';
      import { choose } from '../rating/choose.ts';
      import { RatingElementView } from '../rating/rating-element-view.tsx';
      import { version } from '../version.ts';
      import { styles } from './styles.generated.ts';

      const definition = defineWidget({
        name: 'rating',
        version,
        attributes: { orderId: 'string', scale: 'string', compact: 'boolean', locale: 'string', baseUrl: 'string' },
        properties: ['labels', 'session', 'quittance', 'messages'],
        methods: { choose: choose },
        styles,
        View: RatingElementView,
      });

      /** Registers \`<quittance-rating>\`. Asks how content a buyer is. */
      export const defineRating = definition.define;

      /** Makes the class of \`<quittance-rating>\` and registers it under no name. */
      export const createRatingElement = definition.create;
      "
    `);
    expect(await generatedText('widgets/src/rating/entry.generated.ts')).toMatchInlineSnapshot(`
      "// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run \`npm run generate\`; do not edit.
      /** Registers \`<quittance-rating>\` when it is loaded: for script tags and for the loader. */
      import { defineRating } from './element.generated.ts';

      export type { QuittanceRatingElement } from './element-types.generated.ts';

      defineRating();
      "
    `);
    expect(await generatedText('widgets/src/rating/styles.generated.ts')).toMatchInlineSnapshot(`
      "// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run \`npm run generate\`; do not edit.
      import tokens0 from '../theme/tokens.css?inline';
      import base1 from '../theme/base.css?inline';
      import element2 from '../elements/element.css?inline';
      import rating3 from '../rating/rating.css?inline';

      /** Style sheets' texts, in order. */
      export const styles: readonly string[] = [
        tokens0,
        base1,
        element2,
        rating3,
      ];
      "
    `);
    expect(await generatedText('widgets/src/rating/texts.generated.ts')).toMatchInlineSnapshot(`
      "// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run \`npm run generate\`; do not edit.
      import type { Catalogues } from '@quittance/sdk/i18n';

      /** Texts in other languages than English, loaded on demand. */
      export const ratingCatalogues: Catalogues = {
        es: async () => (await import('./texts-es.generated.ts')).catalogue,
      };
      "
    `);
  });

  it('gets the types of its element, events and tags in JSX', async () => {
    expect(await generatedText('widgets/src/rating/element-types.generated.ts')).toMatchInlineSnapshot(`
      "// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run \`npm run generate\`; do not edit.
      import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';
      import type { RatingLabels } from '../rating/rating-labels.ts';

      /** Properties of \`<quittance-rating>\` besides those of every Quittance element. */
      export interface RatingElementProperties {
        /** The order to rate. Required. */
        orderId: string | undefined;
        /** How ratings are written. One of \`stars\`, \`numbers\`. Default: \`stars\`. */
        scale: 'stars' | 'numbers' | undefined;
        /** Leaves out the heading. */
        compact: boolean;
        /** A label for each rating. */
        labels: RatingLabels | undefined;
      }

      /** \`<quittance-rating>\`. Asks how content a buyer is. */
      export interface QuittanceRatingElement extends QuittanceElement, RatingElementProperties {
        /** Chooses a rating for the person. */
        choose(rating: number): boolean;
      }

      /** Attributes of \`<quittance-rating>\`. */
      export interface RatingAttributes extends QuittanceAttributes {
        /** The order to rate. Required. */
        'order-id'?: string | undefined;
        /** How ratings are written. One of \`stars\`, \`numbers\`. Default: \`stars\`. */
        scale?: 'stars' | 'numbers' | undefined;
        /** Leaves out the heading. */
        compact?: boolean | undefined;
      }

      /** Props of the React component \`Rating\`, besides the callbacks for its events. */
      export interface RatingReactProps {
        /** The order to rate. Required. */
        readonly orderId: string;
        /** How ratings are written. Default: \`stars\`. */
        readonly scale?: 'stars' | 'numbers' | undefined;
        /** Leaves out the heading. */
        readonly compact?: boolean | undefined;
        /** A label for each rating. */
        readonly labels?: RatingLabels | undefined;
      }

      /** Names of its events, without \`quittance-\`. */
      export type RatingEventName = 'load-error' | 'before-rating' | 'session-expired';

      declare global {
        interface HTMLElementTagNameMap {
          'quittance-rating': QuittanceRatingElement;
        }
      }
      "
    `);
    const events = await generatedText('widgets/src/widget/event-details.generated.ts');
    expect(events).toContain(
      "/** The person chose a rating. */\n  readonly 'before-rating': { readonly orderId: string; readonly rating?: number };",
    );
    expect(events).toContain("export type CancelableEventName = 'before-submit' | 'before-rating';");
    for (const [library, props] of Object.entries({ react: 'ReactWidgetProps', preact: 'PreactWidgetProps' })) {
      expect(await generatedText(`widgets/src/jsx/${library}.generated.ts`)).toContain(
        `'quittance-rating': ${props}<QuittanceRatingElement, RatingAttributes, RatingEventName>;`,
      );
    }
  });

  it('is loaded by its tag, and exported as an element and as a React component', async () => {
    expect(await generatedText('widgets/src/loader/modules.generated.ts')).toContain(
      "'quittance-rating': '../elements/rating.js',",
    );
    expect(await generatedText('widgets/src/elements/widgets.generated.ts')).toContain(
      "export { createRatingElement, defineRating } from '../rating/element.generated.ts';",
    );
    expect(await generatedText('widgets/src/react/widgets.generated.ts')).toContain(
      "export { Rating, type RatingProps } from '../rating/rating.tsx';",
    );
  });

  it('is in the custom elements manifest', async () => {
    const manifest = JSON.parse(await generatedText('widgets/custom-elements.json')) as Package;
    const module = manifest.modules.find((each) => each.path === 'dist/elements/rating.js');
    const element = module?.declarations?.[0] as CustomElementDeclaration;
    expect(element).toMatchObject({ kind: 'class', customElement: true, tagName: 'quittance-rating' });
    expect(element.attributes?.slice(0, 3)).toEqual([
      {
        name: 'order-id',
        type: { text: 'string' },
        description: 'The order to rate. Required.',
        fieldName: 'orderId',
      },
      {
        name: 'scale',
        type: { text: "'stars' | 'numbers'" },
        description: 'How ratings are written. One of `stars`, `numbers`. Default: `stars`.',
        fieldName: 'scale',
      },
      { name: 'compact', type: { text: 'boolean' }, description: 'Leaves out the heading.', fieldName: 'compact' },
    ]);
    expect(element.members).toContainEqual({
      kind: 'method',
      name: 'choose',
      description: 'Chooses a rating for the person.',
      parameters: [{ name: 'rating', type: { text: 'number' }, description: 'From 1 to 5.' }],
      return: { type: { text: 'boolean' } },
    });
    expect(element.events).toContainEqual({
      name: 'quittance-before-rating',
      type: { text: 'CustomEvent<{ readonly orderId: string; readonly rating?: number }>' },
      description: 'The person chose a rating.',
    });
    expect(element.cssParts).toEqual([{ name: 'rating', description: 'all of the widget' }]);
    expect(element.slots?.map(({ name }) => name)).toEqual(['fallback']);
  });

  it('is in the tables of the documents', async () => {
    expect((await generatedText('docs/embedding.md')).split('\n')).toEqual(
      expect.arrayContaining([
        '| `<quittance-rating>` | Asks how content a buyer is. |',
        '| `order-id` | `orderId` | The order to rate. Required. `<quittance-rating>` only. |',
        '|  | `labels` | A label for each rating. `<quittance-rating>` only. |',
        '| `<Rating>` | `orderId` | The order to rate. Required. |',
        '| `quittance-before-rating` | `orderId`, `rating?` | The person chose a rating. |',
        '| `rating` | all of the widget (`<quittance-rating>` only) |',
      ]),
    );
  });

  it('lists the props that only its React component has', async () => {
    const spec = await readFile(ratingFile('widget.ts'), 'utf8');
    const props = "reactProps: { revision: { type: 'number', description: 'Loads again.', default: '`0`' } },\n  view:";
    await writeFile(ratingFile('widget.ts'), spec.replace('view:', props));
    const row = '| `<Rating>` | `revision` | Loads again. Default: `0`. |';
    expect(await generatedText('docs/embedding.md')).toContain(row);
    expect(await generatedText('widgets/README.md')).toContain(row);
    expect(await generatedText('widgets/src/rating/element-types.generated.ts')).toContain(
      'readonly revision?: number | undefined;',
    );
    expect(await generatedText('widgets/custom-elements.json')).not.toContain('Loads again.');
  });

  it.for([
    [
      'another tag than its folder says',
      "tag: 'quittance-rating'",
      "tag: 'quittance-stars'",
      /has the tag quittance-stars/,
    ],
    ['a file that does not exist', '../rating/rating.css', '../rating/stars.css', /names \.\.\/rating\/stars\.css/],
    ['a known event with another detail', "'before-rating': {", 'ready: {', /declares the event ready differently/],
  ] as const)('is refused with %s', async ([, part, replacement, reason]) => {
    const spec = await readFile(ratingFile('widget.ts'), 'utf8');
    await writeFile(ratingFile('widget.ts'), spec.replace(part, replacement));
    await expect(generateWidgets(root)).rejects.toThrow(reason);
  });
});
