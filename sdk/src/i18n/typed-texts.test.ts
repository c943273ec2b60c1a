import { describe, expectTypeOf, it } from 'vitest';
import { defineTexts, hasText, type Spanish, type TextFunction, type TextKey } from './texts.ts';
import { createTranslator } from './translator.ts';

// The type check proves these; running them only shows that nothing throws.

const texts = defineTexts('orders', {
  title: 'Orders',
  ordered: 'Ordered on {{date}} by {{buyer}}',
  count_one: '{{number}} order',
  count_other: '{{number}} orders',
  state: { open: 'Open', paid: 'Paid on {{date}}' },
});
const { t: say } = createTranslator();
const t: TextFunction<typeof texts> = (key, ...values) => say(texts, key, ...values);

describe('typed texts', () => {
  it('have a key for each text, with groups joined and plural forms folded', () => {
    expectTypeOf<TextKey<typeof texts>>().toEqualTypeOf<'title' | 'ordered' | 'count' | 'state.open' | 'state.paid'>();
  });

  it('refuse a key that the namespace does not have', () => {
    t('title');
    // @ts-expect-error: mistyped
    t('titel');
    // @ts-expect-error: a group is no text
    t('state');
    // @ts-expect-error: one plural form
    t('count_one', { number: '1' });
    // @ts-expect-error: mistyped in a group
    t(`state.${'closed' as const}`);
  });

  it('ask for every value of a text, and for no other', () => {
    t('ordered', { date: '1 May', buyer: 'Ana' });
    // @ts-expect-error: no values
    t('ordered');
    // @ts-expect-error: a value is missing
    t('ordered', { date: '1 May' });
    // @ts-expect-error: a value too many
    t('state.paid', { date: '1 May', buyer: 'Ana' });
    // @ts-expect-error: the text has no placeholder
    t('title', { date: '1 May' });
  });

  it('ask for a count, as a number, where there are plural forms', () => {
    t('count', { count: 1, number: '1' });
    // @ts-expect-error: without a count
    t('count', { number: '1' });
    // @ts-expect-error: a count in words chooses no form
    t('count', { count: 'one', number: '1' });
  });

  it('ask for the values of all texts that a key may name', () => {
    const key = 'state.paid' as 'state.open' | 'state.paid';
    t(key, { date: '1 May' });
    // @ts-expect-error: one of them needs a date
    t(key);
  });

  it('tell keys that come with data apart', () => {
    const state: string = 'open';
    if (hasText(texts.english.state, state)) expectTypeOf(state).toEqualTypeOf<'open' | 'paid'>();
  });

  it('refuse a translation that lacks a key or adds one', () => {
    const whole = {
      title: 'Pedidos',
      ordered: 'Pedido el {{date}} por {{buyer}}',
      count_one: '{{number}} pedido',
      count_many: '{{number}} de pedidos',
      count_other: '{{number}} pedidos',
      state: { open: 'Abierto', paid: 'Pagado el {{date}}' },
    };
    expectTypeOf(whole).toExtend<Spanish<typeof texts>>();
    const { title: _title, ...untitled } = whole;
    expectTypeOf(untitled).not.toExtend<Spanish<typeof texts>>();
    const { count_many: _many, ...withoutMillions } = whole;
    expectTypeOf(withoutMillions).not.toExtend<Spanish<typeof texts>>();
    expectTypeOf({ ...whole, state: { open: 'Abierto' } }).not.toExtend<Spanish<typeof texts>>();
    ({ ...whole }) satisfies Spanish<typeof texts>;
    const added: Spanish<typeof texts> = {
      ...whole,
      // @ts-expect-error: English has no such text
      extra: 'Más',
    };
    const addedInGroup: Spanish<typeof texts> = {
      ...whole,
      // @ts-expect-error: English has no such text in this group
      state: { ...whole.state, closed: 'Cerrado' },
    };
    void [added, addedInGroup];
  });
});
