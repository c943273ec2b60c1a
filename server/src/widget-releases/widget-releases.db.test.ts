import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '../db/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createReleasedWidgets, ReleasedWidgetsChangedError, releaseWidgets } from './index.ts';

const database = testDatabase();

const build = (version: string, files: Record<string, string>) => ({
  version,
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});

async function asOwner<T>(work: (db: ReturnType<typeof connect>['db']) => Promise<T>): Promise<T> {
  const { db, close } = connect(database.ownerUrl);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const release = (...given: Parameters<typeof build>) => asOwner((db) => releaseWidgets(db, build(...given)));

describe('a released version of the widgets', () => {
  it('is unchanged when a newer one is released', async () => {
    await release('0.1.0', { 'single/invoice.js': 'first' });
    await release('0.2.0', { 'single/invoice.js': 'second' });
    const released = createReleasedWidgets(database.db);
    expect(await released.has('0.1.0')).toBe(true);
    expect((await released.read('0.1.0', 'single/invoice.js'))?.toString()).toBe('first');
    expect((await released.read('0.2.0', 'single/invoice.js'))?.toString()).toBe('second');
  });

  it('may be released again with the same bytes', async () => {
    expect(await release('1.0.0', { 'a.js': 'a' })).toBe(true);
    expect(await release('1.0.0', { 'a.js': 'a' })).toBe(false);
  });

  it.each([
    ['changed', { 'a.js': 'other', 'b.js': 'b' }, ['a.js']],
    ['missing', { 'a.js': 'a' }, ['b.js']],
    ['new', { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' }, ['c.js']],
  ])('is refused with a %s file, and names it', async (_kind, files, changed) => {
    await release('2.0.0', { 'a.js': 'a', 'b.js': 'b' });
    const refused = release('2.0.0', files);
    await expect(refused).rejects.toThrow(ReleasedWidgetsChangedError);
    await expect(refused).rejects.toMatchObject({ changed });
    expect(await createReleasedWidgets(database.db).read('2.0.0', 'c.js')).toBeNull();
  });

  it('is recorded once when two processes release it, and refused to one with different bytes', async () => {
    const outcomes = await Promise.allSettled([
      release('3.0.0', { 'a.js': 'one' }),
      release('3.0.0', { 'a.js': 'other' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be changed or removed, even by the owner', async () => {
    await release('4.0.0', { 'a.js': 'a' });
    await asOwner(async (db) => {
      await expect(db.deleteFrom('widget_releases').execute()).rejects.toThrow('append-only');
      await expect(
        db
          .updateTable('widget_release_files')
          .set({ content: Buffer.from('b') })
          .execute(),
      ).rejects.toThrow('append-only');
    });
  });

  it('queries the database once for unknown names', async () => {
    await release('6.0.0', { 'a.js': 'a' });
    const { db, pool, close } = connect(database.appUrl, { poolSize: 1 });
    try {
      const released = createReleasedWidgets(db, () => 0);
      expect(await released.read('6.0.0', 'gone.js')).toBeNull();
      let uses = 0;
      pool.on('acquire', () => {
        uses += 1;
      });
      expect(await Promise.all([released.read('6.0.0', 'b.js'), released.read('6.0.0', 'c.js')])).toEqual([null, null]);
      expect(uses).toBe(0);
      expect((await released.read('6.0.0', 'a.js'))?.toString()).toBe('a');
    } finally {
      await close();
    }
  });

  it('is visible to a running server within seconds', async () => {
    let now = 0;
    const released = createReleasedWidgets(database.db, () => now);
    expect(await released.has('5.0.0')).toBe(false);
    await release('5.0.0', { 'a.js': 'a' });
    now += 5_000;
    expect(await released.has('5.0.0')).toBe(true);
  });

  it('is known while the database is unavailable, as are unreleased versions', async () => {
    await release('7.0.0', { 'a.js': 'a' });
    let now = 0;
    const { db, pool, close } = connect(database.appUrl, { poolSize: 1 });
    try {
      const listed = once(pool, 'release');
      const released = createReleasedWidgets(db, () => now);
      await listed;
      const away = vi.spyOn(pool, 'connect').mockRejectedValue(new Error('connect ECONNREFUSED') as never);
      expect(await released.has('7.0.0')).toBe(true);
      now += 5_000;
      expect(await released.has('7.0.0')).toBe(true);
      expect(away).not.toHaveBeenCalled();
      expect(await released.has('7.0.1')).toBe(false);
      await expect(released.read('7.0.0', 'a.js')).rejects.toThrow('ECONNREFUSED');
      away.mockRestore();
      await release('7.0.1', { 'a.js': 'a' });
      now += 5_000;
      expect(await released.has('7.0.1')).toBe(true);
      expect((await released.read('7.0.0', 'a.js'))?.toString()).toBe('a');
    } finally {
      await close();
    }
  });
});
