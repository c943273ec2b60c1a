import { describe, expect, it } from 'vitest';
import { loadBeside, type TypedAnswers } from './load-beside.ts';

/** Answers on a screen, and those that are stored. */
class Screen implements TypedAnswers {
  typed = 'nothing';
  stored = 'nothing';
  fails = false;
  isConflict = false;
  loads = 0;

  async settle() {
    if (!this.fails && !this.isConflict) this.stored = this.typed;
  }

  mayReplace(isAsked: boolean) {
    return this.typed === this.stored || (isAsked && this.isConflict);
  }

  /** Loads what is stored. @param types what the person types meanwhile, the first time */
  load(types?: string) {
    return async () => {
      this.loads += 1;
      const { stored } = this;
      if (types && this.loads === 1) this.typed = types;
      return stored;
    };
  }
}

const loaded = (screen: Screen, types?: string, isAsked = false) =>
  loadBeside(screen.load(types), () => screen, isAsked);

describe('answers that are loaded beside typed ones', () => {
  it('hold what was typed before', async () => {
    const screen = Object.assign(new Screen(), { typed: 'Madrid' });
    expect(await loaded(screen)).toBe('Madrid');
    expect(screen.loads).toBe(1);
  });

  it('hold what is typed meanwhile', async () => {
    const screen = new Screen();
    expect(await loaded(screen, 'Madrid')).toBe('Madrid');
    expect(screen.loads).toBe(2);
  });

  it('are not asked for while what was typed can’t be saved', async () => {
    const screen = Object.assign(new Screen(), { typed: 'Madrid', fails: true });
    await expect(loaded(screen)).rejects.toThrow('can’t be saved');
    expect(screen.loads).toBe(0);
  });

  it('replace nothing that is typed meanwhile and can’t be saved', async () => {
    const screen = Object.assign(new Screen(), { fails: true });
    await expect(loaded(screen, 'Madrid')).rejects.toThrow('can’t be saved');
    expect(screen.loads).toBe(1);
  });

  it('replace what others saved meanwhile only when the person asks for that', async () => {
    const screen = Object.assign(new Screen(), { typed: 'Madrid', isConflict: true });
    await expect(loaded(screen)).rejects.toThrow('can’t be saved');
    expect(await loaded(screen, undefined, true)).toBe('nothing');
  });

  it('come first without a screen', async () => {
    expect(await loadBeside(new Screen().load(), () => null, false)).toBe('nothing');
  });
});
