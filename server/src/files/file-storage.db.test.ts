import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { newOwner } from '../members/members-fixtures.ts';
import { codeOf } from '../test-support/test-client.ts';
import { document, fileWorld, idOf } from './file-world-fixtures.ts';
import { cookieOf, pdf } from './files-fixtures.ts';
import { filePurging } from './index.ts';
import { openFile } from './open-file.ts';

const { folder, db, server, app, upload, storedAs, filesOf } = await fileWorld();

describe('a scanner or a storage that fails', () => {
  it.each<[string, Partial<App['providers']>]>([
    ['scanner', { malwareScan: { begin: () => Promise.reject(new Error('away')) } }],
    [
      'verdict',
      {
        malwareScan: {
          begin: async () => ({ add: async () => {}, verdict: () => Promise.reject(new Error('?')), abort() {} }),
        },
      },
    ],
    [
      'storage',
      {
        fileStorage: {
          put: () => Promise.reject(new Error('full')),
          open: () => Promise.reject(new Error('full')),
          remove: async () => {},
        },
      },
    ],
  ])('keeps nothing: %s', async (_part, providers) => {
    const owner = await newOwner(server);
    const former = { ...app.providers };
    Object.assign(app.providers, providers);
    try {
      expect(codeOf(await upload(owner, document))).toBe('ProviderUnavailableError');
    } finally {
      Object.assign(app.providers, former);
    }
    await filePurging.run(app);
    expect((await filesOf(owner)).filter(({ state }) => state !== 'purged')).toEqual([]);
  });

  it('keeps nothing: a storage that kept the bytes, then failed', async () => {
    const owner = await newOwner(server);
    const { fileStorage } = app.providers;
    const keepsAndFails = async (...file: Parameters<typeof fileStorage.put>) => {
      await fileStorage.put(...file);
      throw new Error('hung up');
    };
    Object.assign(app.providers, { fileStorage: { ...fileStorage, put: keepsAndFails } });
    try {
      expect(codeOf(await upload(owner, document))).toBe('ProviderUnavailableError');
    } finally {
      Object.assign(app.providers, { fileStorage });
    }
    const [left] = await filesOf(owner);
    expect(existsSync(storedAs(left?.id ?? ''))).toBe(true);
    await filePurging.run(app);
    expect(existsSync(storedAs(left?.id ?? ''))).toBe(false);
  });

  it('of one file keeps no other from being deleted', async () => {
    const owner = await newOwner(server);
    const ids = [idOf(await upload(owner, document))];
    ids.push(idOf(await upload(owner, { ...document, key: 'deed-2-documentation', bytes: pdf('other') })));
    for (const fileId of ids) await owner.ask('DELETE', '/files', { fileId });
    const { fileStorage } = app.providers;
    const [stuck = '', other = ''] = ids.toSorted();
    const remove = (id: string) => (id === stuck ? Promise.reject(new Error('stuck')) : fileStorage.remove(id));
    Object.assign(app.providers, { fileStorage: { ...fileStorage, remove } });
    try {
      await filePurging.run(app);
    } finally {
      Object.assign(app.providers, { fileStorage });
    }
    expect([stuck, other].map((id) => existsSync(storedAs(id)))).toEqual([true, false]);
    await filePurging.run(app);
    expect(existsSync(storedAs(stuck))).toBe(false);
  });
});

describe('a file that nobody reads to its end', () => {
  const openFiles = async () => {
    const targets = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    return targets.filter((target) => target.startsWith(folder)).length;
  };

  it('is closed: after HEAD', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const url = `${server.url}/api/${owner.person.userId}/files/fileimage?fileId=${id}`;
    const answer = await fetch(url, { method: 'HEAD', headers: { cookie: cookieOf(owner.client) } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(pdf().length));
    await expect.poll(openFiles).toBe(0);
  });

  it('is closed: before its first byte was read', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { content } = await openFile(app, row);
    expect(await openFiles()).toBe(1);
    await (content as ReadableStream).cancel();
    await expect.poll(openFiles).toBe(0);
  });

  it('is not found once its bytes are deleted', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await owner.ask('DELETE', '/files', { fileId: id });
    await filePurging.run(app);
    await expect(openFile(app, row)).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});
