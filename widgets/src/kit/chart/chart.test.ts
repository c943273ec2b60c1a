import { createTranslator } from '@quittance/sdk/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuittanceProvider } from '../base/provider.tsx';
import { Chart } from './chart.tsx';

it('has its figures in the first markup, before the drawing loads', () => {
  const chart = createElement(Chart, {
    title: 'Cash flow',
    kind: 'bars',
    labels: ['Jan', 'Feb'],
    series: [{ name: 'Income', values: ['1200.50', '7.20'] }],
    currency: 'USD',
  });
  // biome-ignore lint/correctness/noChildrenProp: its type asks for them among the properties
  const provider = createElement(QuittanceProvider, { client: null, i18n: createTranslator(), children: chart });
  const markup = renderToStaticMarkup(provider);
  expect(markup).toMatch(/<caption[^>]*>Cash flow<\/caption>/);
  expect(markup).toContain('$1,200.50');
  expect(markup).toContain('$7.20');
  expect(markup).not.toContain('<svg');
});
